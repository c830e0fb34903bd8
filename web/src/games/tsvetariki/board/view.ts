/** What one seat sees of a match of «Цветарики»; made by `Tsvetariki.describe`. */
export type Colour = 'r' | 'y' | 'g' | 'b' | 'v';
/** A colour, or `*` for a joker. */
export type Kind = Colour | '*';
/** A ramp from the left and a row from the low end: `d4`. */
export type Cell = string;

export const COLOURS: readonly Colour[] = ['r', 'y', 'g', 'b', 'v'];
export const KINDS: readonly Kind[] = [...COLOURS, '*'];
export const OF_EACH_COLOUR = 19;
export const RAMPS = 10;
export const HEIGHT = 10;
const LETTERS = 'abcdefghij';

export interface Player {
  /** Null as long as they are hidden from the viewer. */
  colours: Colour[] | null;
  taken: Record<Kind, number>;
}

export interface View {
  seat: number;
  /** Rows of letters, the low end last; `.` is empty. */
  board: string[];
  last: Cell[];
  left: Record<Kind, number>;
  players: Player[];
  turn: number;
  to_act: number[];
  /** Every move the board allows, whoever's turn it is, and the cells it takes. */
  groups: Record<string, string>;
}

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
