/** The keys that every board knows: Ctrl or Cmd with Enter plays what is planned, Escape takes it back. */

export interface BoardKeys {
  root: () => HTMLElement | undefined;
  /** Several small boards share a page of rules: keys belong to the one in focus. */
  small: () => boolean;
  /** Play what is planned; false where nothing is. */
  play: () => boolean;
  /** Take back what is planned; false where nothing is. */
  clear: () => boolean;
}

/** What the main button of a board says of them (`aria-keyshortcuts`). */
export const PLAY_KEYS = 'Control+Enter Meta+Enter';

// Whoever writes, or is asked something, does not mean the board.
const ELSEWHERE = 'input, textarea, select, dialog, [role=dialog]';

/** Listen for them; called once, while the board is made. */
export function boardKeys(keys: BoardKeys): void {
  function onkeydown(event: KeyboardEvent) {
    if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
    if (keys.small() && !keys.root()?.contains(document.activeElement)) return;
    const plays = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const done = plays ? keys.play() : event.key === 'Escape' && keys.clear();
    if (done) event.preventDefault();
  }
  $effect(() => {
    window.addEventListener('keydown', onkeydown);
    return () => window.removeEventListener('keydown', onkeydown);
  });
}
