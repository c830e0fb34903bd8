/** Lines over the board, in squares: the finished ones and what a move would finish. */
import { placeOf, type Square } from './view';

/** From the middle of the first square to the middle of the last. */
export interface Stroke {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export function strokeOf(squares: readonly Square[]): Stroke {
  const [first, last] = [placeOf(squares[0]!), placeOf(squares.at(-1)!)];
  return { x1: first.column + 0.5, y1: first.row + 0.5, x2: last.column + 0.5, y2: last.row + 0.5 };
}

/** A rounded box around the squares of a line, turned as the line runs. */
export function capsule(
  squares: readonly Square[],
  width: number,
): { x: number; y: number; length: number; angle: number } {
  const { x1, y1, x2, y2 } = strokeOf(squares);
  const length = Math.hypot(x2 - x1, y2 - y1) + width;
  return {
    x: (x1 + x2) / 2,
    y: (y1 + y2) / 2,
    length,
    angle: (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI,
  };
}

/** The words for a direction: `row`, `column` or `diagonal`. */
export function directionOf(squares: readonly Square[]): 'row' | 'column' | 'diagonal' {
  const { x1, y1, x2, y2 } = strokeOf(squares);
  return y1 === y2 ? 'row' : x1 === x2 ? 'column' : 'diagonal';
}
