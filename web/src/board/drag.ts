/** Dragging a piece with a pointer: the piece follows it, and where it is let go says what is meant.
 *  A press that hardly moves stays a click. Places are marked `data-drop`. */
import type { Action } from 'svelte/action';

export interface Dragging {
  /** Whether this piece may be dragged now. */
  able: boolean;
  start?: () => void;
  /** Let go over a place, or outside of all (null). */
  drop: (place: string | null) => void;
}

const SLACK = 8; // px a finger may tremble

export const drag: Action<HTMLElement, Dragging> = (piece, given) => {
  let options = given;
  let from: { x: number; y: number; id: number } | null = null;
  let moving = false;

  function down(event: PointerEvent) {
    if (!options.able || event.button !== 0 || from) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    listen('addEventListener');
  }

  // On the window: a quick pointer has left the piece before it is noticed.
  function listen(how: 'addEventListener' | 'removeEventListener') {
    window[how]('pointermove', move as EventListener);
    window[how]('pointerup', up as EventListener);
    window[how]('pointercancel', up as EventListener);
  }

  function move(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!moving && Math.hypot(x, y) < SLACK) return;
    if (!moving) {
      moving = true;
      options.start?.();
    }
    piece.style.translate = `${x}px ${y}px`;
    piece.style.zIndex = '20';
    piece.style.pointerEvents = 'none';
  }

  function up(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return;
    listen('removeEventListener');
    const dropped = moving;
    from = null;
    moving = false;
    const under = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>('[data-drop]');
    piece.style.translate = piece.style.zIndex = piece.style.pointerEvents = '';
    if (!dropped) return;
    piece.addEventListener('click', swallow, { once: true, capture: true });
    setTimeout(() => piece.removeEventListener('click', swallow, { capture: true }));
    options.drop(event.type === 'pointerup' ? (under?.dataset['drop'] ?? null) : null);
  }

  const swallow = (event: Event) => event.stopPropagation();

  piece.addEventListener('pointerdown', down);
  return {
    update: (next) => void (options = next),
    destroy() {
      piece.removeEventListener('pointerdown', down);
      listen('removeEventListener');
    },
  };
};
