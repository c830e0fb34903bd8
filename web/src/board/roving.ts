/** Arrow keys among the pieces of a row: only one of them is a stop of the Tab key. */
import type { Action } from 'svelte/action';

const STEPS: Record<string, (at: number, size: number) => number> = {
  ArrowRight: (at, size) => (at + 1) % size,
  ArrowLeft: (at, size) => (at + size - 1) % size,
  Home: () => 0,
  End: (_, size) => size - 1,
};

export const roving: Action<HTMLElement> = (row) => {
  const stops = () => [...row.querySelectorAll<HTMLElement>('button, [role=button]')];

  function settle() {
    const all = stops();
    const current =
      all.find((one) => one === document.activeElement) ??
      all.find((one) => one.tabIndex === 0) ??
      all[0];
    for (const one of all) one.tabIndex = one === current ? 0 : -1;
  }

  function key(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const all = stops();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (!step || at < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    all[step(at, all.length)]!.focus();
    settle();
  }

  const watch = new MutationObserver(settle);
  watch.observe(row, { childList: true, subtree: true });
  row.addEventListener('keydown', key);
  row.addEventListener('focusin', settle);
  settle();
  return {
    destroy() {
      watch.disconnect();
      row.removeEventListener('keydown', key);
      row.removeEventListener('focusin', settle);
    },
  };
};
