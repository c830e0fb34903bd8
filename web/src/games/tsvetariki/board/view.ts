/** Cells and tokens as the view names them. */
import type { Cell, Colour, Counts } from '../view';

export type { Cell, Colour, Counts, Player, View } from '../view';
/** A colour, or `*` for a joker. */
export type Kind = keyof Counts;

export const COLOURS: readonly Colour[] = ['r', 'y', 'g', 'b', 'v'];
export const KINDS: readonly Kind[] = [...COLOURS, '*'];
export const OF_EACH_COLOUR = 19;
export const RAMPS = 10;
export const HEIGHT = 10;
const LETTERS = 'abcdefghij';

export interface Place {
  row: number;
  column: number;
}

/** Where a cell is drawn: rows from the top. */
export const placeOf = (cell: Cell): Place => ({
  row: HEIGHT - Number(cell.slice(1)),
  column: LETTERS.indexOf(cell[0]!),
});
export const cellAt = (row: number, column: number): Cell => `${LETTERS[column]}${HEIGHT - row}`;
/** As people read it: `D4`. */
export const cellName = (cell: Cell): string => cell.toUpperCase();

/** The token of a cell, or null. */
export function tokenAt(board: readonly string[], cell: Cell): Kind | null {
  const { row, column } = placeOf(cell);
  const letter = board[row]?.[column];
  return letter === undefined || letter === '.' ? null : (letter as Kind);
}

/** Every token of a board by its cell. */
export function tokensOf(board: readonly string[]): Map<Cell, Kind> {
  const found = new Map<Cell, Kind>();
  board.forEach((line, row) => {
    [...line].forEach((letter, column) => {
      if (letter !== '.') found.set(cellAt(row, column), letter as Kind);
    });
  });
  return found;
}
