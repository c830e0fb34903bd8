/** Squares and cards as the view names them. */
import type { Card, Side, Square, View } from '../view';

export type { Card, HandCard, Line, Player, Side, SideInfo, Square, View } from '../view';

export const SIZE = 10;
const LETTERS = 'abcdefghij';

export interface Place {
  row: number;
  column: number;
}

export const placeOf = (square: Square): Place => ({
  row: Number(square.slice(1)) - 1,
  column: LETTERS.indexOf(square[0]!),
});
export const squareAt = (row: number, column: number): Square => `${LETTERS[column]}${row + 1}`;
/** As people read it: `H10`. */
export const squareName = (square: Square): string => square.toUpperCase();
export const columnNames = [...LETTERS.toUpperCase()];

/** The card a square shows. */
export function cardOn(view: View, square: Square): Card {
  const { row, column } = placeOf(square);
  return view.layout[row]!.split(' ')[column]!;
}

const SUITS = 'SHDC';
const RANKS = '23456789TJQKA';

/** Cards in rows, a suit each, from low to high. */
export function bySuit(cards: readonly Card[]): Card[][] {
  const rows = [...SUITS].map((suit) => cards.filter((card) => card[1] === suit));
  for (const row of rows)
    row.sort((one, other) => RANKS.indexOf(one[0]!) - RANKS.indexOf(other[0]!));
  return rows.filter((row) => row.length);
}

/** Whose chip stands on a square. */
export function chipOn(view: View, square: Square): Side | null {
  const { row, column } = placeOf(square);
  const mark = view.board[row]![column]!;
  return mark === '.' || mark === '*' ? null : (mark as Side);
}
