/** Whoever plays by keyboard keeps their place: when the piece in focus is gone, the next one to be
 *  used takes the focus. Whoever points keeps theirs, too: nothing is focused for them. */

// Whether the last thing done here was done by key.
let keyboard = false;
if (typeof window !== 'undefined') {
  window.addEventListener('keydown', () => (keyboard = true), { capture: true });
  window.addEventListener('pointerdown', () => (keyboard = false), { capture: true });
}

/** Once the page has changed: focus the first of these that is there. */
export function focusNext(
  root: HTMLElement | undefined,
  selectors: readonly string[],
  always = false,
): void {
  if (!keyboard || !root) return;
  requestAnimationFrame(() => {
    if (!always && document.activeElement !== document.body && document.activeElement !== null)
      return;
    for (const selector of selectors) {
      const found = root.querySelector<HTMLElement>(selector);
      if (found) return found.focus();
    }
  });
}
