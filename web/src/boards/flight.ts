/** Pieces that change their place fly there: where they were is noted before the page changes, then
 *  each is shown moving from there. Pieces are marked `data-fly`, a place they may come from
 *  `data-hand` or `data-deck`. Without motion (settings, or the system's wish) a ring marks them. */

const MARK = 1000; // ms a ring stays where nothing moves

export class Flight {
  private places = new Map<string, DOMRect>();

  private noted = false;

  /** Before the page changes. */
  note(root: HTMLElement): void {
    this.noted = true;
    this.places.clear();
    for (const piece of pieces(root)) this.places.set(piece.dataset['fly']!, piece.getBoundingClientRect());
  }

  /** After it has changed; `origin` names the place a piece that was not there came from. */
  land(root: HTMLElement, origin: (piece: string) => string | null): void {
    if (!this.noted) return; // the first sight of a table is no movement
    this.noted = false;
    const style = getComputedStyle(root);
    const duration = parseFloat(style.getPropertyValue('--m-move')) || 0;
    const easing = style.getPropertyValue('--ease-out').trim() || 'ease-out';
    for (const piece of pieces(root)) {
      const key = piece.dataset['fly']!;
      const from = this.places.get(key) ?? placeOf(root, origin(key));
      if (!from) continue;
      const to = piece.getBoundingClientRect();
      const [x, y] = [from.left - to.left, from.top - to.top];
      if (Math.abs(x) + Math.abs(y) < 2 || !to.width) continue;
      if (duration) fly(piece, x, y, from.width / to.width, duration, easing);
      else if (!this.places.has(key)) mark(piece);
    }
  }
}

const pieces = (root: HTMLElement) => root.querySelectorAll<HTMLElement>('[data-fly]');

function placeOf(root: HTMLElement, selector: string | null): DOMRect | undefined {
  return (selector && root.querySelector(selector)?.getBoundingClientRect()) || undefined;
}

function fly(piece: HTMLElement, x: number, y: number, scale: number, duration: number, easing: string): void {
  const grown = Math.min(Math.max(scale, 0.3), 3);
  piece.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${grown})`, transformOrigin: '0 0', zIndex: 9 },
      { transform: `translate(${x / 2}px, ${y / 2 - 10}px) scale(${(grown + 1) / 2})`, transformOrigin: '0 0', zIndex: 9 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 9 },
    ],
    { duration, easing },
  );
}

function mark(piece: HTMLElement): void {
  piece.animate([{ boxShadow: 'var(--ring)' }, { boxShadow: 'var(--ring)' }], { duration: MARK });
}
