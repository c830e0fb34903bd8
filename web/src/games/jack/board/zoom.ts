/** A board larger than its frame: where to look so that the touched point stays under the finger. */
export const FACTOR = 2;

export interface Point {
  x: number;
  y: number;
}

/** The scroll position after zooming in by a factor at a point of the frame. */
export function scrollAfter(at: Point, scroll: Point, factor: number, frame: number): Point {
  const clamp = (value: number) => Math.min(Math.max(0, value), frame * (factor - 1));
  return {
    x: clamp((at.x + scroll.x) * factor - at.x),
    y: clamp((at.y + scroll.y) * factor - at.y),
  };
}

/** The scroll position that brings a square of the zoomed board to the middle, as far as there is board. */
export function scrollTo(
  row: number,
  column: number,
  size: number,
  factor: number,
  frame: number,
): Point {
  const step = (frame * factor) / size;
  const clamp = (value: number) => Math.min(Math.max(0, value), frame * (factor - 1));
  return { x: clamp((column + 0.5) * step - frame / 2), y: clamp((row + 0.5) * step - frame / 2) };
}
