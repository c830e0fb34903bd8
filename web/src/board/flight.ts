/** Pieces that change their place fly there: where they were is noted before the page changes, then
 *  each is shown moving from there. Pieces are marked `data-fly`, a place they may come from
 *  `data-hand` or `data-deck`. Without motion (settings, or the system's wish) a ring marks them. */
import { duration } from '$board/motion';

const MARK = 1000; // ms a ring stays where nothing moves

export class Flight {
  private places = new Map<string, DOMRect>();

  private noted = false;

  /** Before the page changes. */
  note(root: HTMLElement): void {
    this.noted = true;
    this.places.clear();
    for (const piece of pieces(root))
      this.places.set(piece.dataset['fly']!, piece.getBoundingClientRect());
  }

  /** After it has changed; `origin` names the place a piece that was not there came from, `wait` how
   *  many pieces fly before it. */
  land(
    root: HTMLElement,
    origin: (piece: string) => string | null,
    wait: (piece: string) => number = () => 0,
  ): void {
    if (!this.noted) return; // the first sight of a table is no movement
    this.noted = false;
    const time = duration('--m-move');
    const easing = getComputedStyle(root).getPropertyValue('--ease-out').trim() || 'ease-out';
    for (const piece of pieces(root)) {
      const key = piece.dataset['fly']!;
      const known = this.places.get(key);
      const from = known ?? placeOf(root, origin(key));
      if (!from) continue;
      const to = piece.getBoundingClientRect();
      const [x, y] = [from.left - to.left, from.top - to.top];
      if (Math.abs(x) + Math.abs(y) < 2 || !to.width) continue;
      if (time) fly(piece, x, y, from.width / to.width, time, easing, !known, wait(key) * time);
      else if (!known) mark(piece);
    }
  }
}

const pieces = (root: HTMLElement) => root.querySelectorAll<HTMLElement>('[data-fly]');

function placeOf(root: HTMLElement, selector: string | null): DOMRect | undefined {
  return (selector && root.querySelector(selector)?.getBoundingClientRect()) || undefined;
}

/** A slight arc; what nobody saw before turns over on its way. */
function fly(
  piece: HTMLElement,
  x: number,
  y: number,
  scale: number,
  time: number,
  easing: string,
  turns: boolean,
  delay: number,
): void {
  const grown = Math.min(Math.max(scale, 0.3), 3);
  const turn = turns ? ' rotateY(90deg)' : '';
  const half = turns ? ' rotateY(45deg)' : '';
  piece.animate(
    [
      {
        transform: `translate(${x}px, ${y}px) scale(${grown})${turn}`,
        transformOrigin: '0 0',
        zIndex: 9,
      },
      {
        transform: `translate(${x / 2}px, ${y / 2 - 10}px) scale(${(grown + 1) / 2})${half}`,
        transformOrigin: '0 0',
        zIndex: 9,
      },
      { transform: 'none', transformOrigin: '0 0', zIndex: 9 },
    ],
    { duration: time, easing, delay, fill: 'backwards' },
  );
}

function mark(piece: HTMLElement): void {
  piece.animate([{ boxShadow: 'var(--ring)' }, { boxShadow: 'var(--ring)' }], { duration: MARK });
}
