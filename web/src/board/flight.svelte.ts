/** Pieces that change their place fly there: where they were is noted before the page changes, then
 *  each is shown moving from there (the FLIP technique). Pieces are marked `data-fly` with a name that
 *  stays theirs. Without motion (settings, or the system's wish) a ring marks what came. */
import { untrack } from 'svelte';
import { duration } from './motion';

const MARK = 1000; // ms a ring stays where nothing moves
const LIFT = 10; // px of the arc

/** What only the board knows: each names a place by its selector, or null for none. */
export interface Ways {
  /** Where a piece came from that was not there. */
  from?: (piece: string) => string | null;
  /** Where a piece went that is not there any more. */
  to?: (piece: string) => string | null;
  /** How many pieces fly before this one. */
  wait?: (piece: string) => number;
  /** Whether what comes turns over on its way: a card that nobody saw. */
  turns?: boolean;
  /** Whether pieces that stay are moved by the board itself. */
  slides?: boolean;
}

/** Let the pieces of a board fly whenever what is `seen` changes; called once, while it is made. */
export function flights(
  root: () => HTMLElement | undefined,
  seen: () => unknown,
  ways: Ways,
): void {
  const flight = new Flight(ways);
  $effect.pre(() => {
    seen();
    const board = root();
    if (board) flight.note(board);
  });
  $effect(() => {
    seen();
    const board = root();
    if (board) untrack(() => flight.land(board));
  });
}

interface Noted {
  piece: HTMLElement;
  place: DOMRect;
}

export class Flight {
  private noted: Map<string, Noted> | null = null;

  constructor(private ways: Ways) {}

  /** Before the page changes. */
  note(root: HTMLElement): void {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page reads it
    this.noted = new Map();
    for (const piece of piecesOf(root))
      this.noted.set(piece.dataset['fly']!, { piece, place: piece.getBoundingClientRect() });
  }

  /** After it has changed. */
  land(root: HTMLElement): void {
    const noted = this.noted;
    if (!noted) return; // the first sight of a table is no movement
    this.noted = null;
    for (const piece of piecesOf(root)) {
      const name = piece.dataset['fly']!;
      const known = noted.get(name);
      noted.delete(name);
      if (known && this.ways.slides) continue;
      const from = known?.place ?? placeOf(root, this.ways.from?.(name));
      if (from) this.arrive(piece, name, from, !known);
    }
    for (const [name, { piece, place }] of noted) {
      const to = placeOf(root, this.ways.to?.(name));
      if (to) leave(piece, place, to);
    }
  }

  private arrive(piece: HTMLElement, name: string, from: DOMRect, isNew: boolean): void {
    const to = piece.getBoundingClientRect();
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) + Math.abs(y) < 2 || !to.width) return;
    const time = duration('--m-move');
    if (!time) {
      if (isNew) mark(piece);
      return;
    }
    const scale = Math.min(Math.max(from.width / to.width, 0.3), 3);
    const turned = (degrees: number) => (isNew && this.ways.turns ? ` rotateY(${degrees}deg)` : '');
    piece.animate(
      [
        step(`translate(${x}px, ${y}px) scale(${scale})${turned(90)}`),
        step(`translate(${x / 2}px, ${y / 2 - LIFT}px) scale(${(scale + 1) / 2})${turned(45)}`),
        step('none'),
      ],
      {
        duration: time,
        easing: easing(),
        delay: (this.ways.wait?.(name) ?? 0) * time,
        fill: 'backwards',
      },
    );
  }
}

const piecesOf = (root: HTMLElement) => root.querySelectorAll<HTMLElement>('[data-fly]');

const step = (transform: string): Keyframe => ({ transform, transformOrigin: '0 0', zIndex: 9 });

const easing = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--ease-out').trim() || 'ease-out';

function placeOf(root: HTMLElement, selector: string | null | undefined): DOMRect | undefined {
  return (selector && root.querySelector(selector)?.getBoundingClientRect()) || undefined;
}

/** What is gone from the board is shown once more, on its way out. */
function leave(piece: HTMLElement, from: DOMRect, to: DOMRect): void {
  const time = duration('--m-move');
  if (!time || !from.width) return;
  const ghost = piece.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-fly');
  ghost.ariaHidden = 'true';
  Object.assign(ghost.style, {
    position: 'fixed',
    inset: `${from.top}px auto auto ${from.left}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    zIndex: '9',
    pointerEvents: 'none',
  });
  document.body.append(ghost);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const scale = Math.min(Math.max(to.width / from.width, 0.4), 1);
  const gone = ghost.animate(
    [
      { translate: '0 0', scale: 1, opacity: 1 },
      { translate: `${x / 2}px ${y / 2 - LIFT}px`, scale: (1 + scale) / 2, opacity: 1 },
      { translate: `${x}px ${y}px`, scale, opacity: 0.2 },
    ],
    { duration: time, easing: easing() },
  );
  void gone.finished.finally(() => ghost.remove());
}

function mark(piece: HTMLElement): void {
  piece.animate([{ boxShadow: 'var(--ring)' }, { boxShadow: 'var(--ring)' }], { duration: MARK });
}
