/** What one seat sees of a match of «Одноглазый валет»; made by `Jack.describe`. */
export type Side = 'B' | 'R' | 'G';
/** Column and row from the top: `h10`. */
export type Square = string;
/** Rank and suit: `TH`. */
export type Card = string;

export const SIZE = 10;
const LETTERS = 'abcdefghij';

export interface SideInfo {
  side: Side;
  first_card: Card | null;
  /** Chips that are not on the board. */
  supply: number;
  /** The fives that count, in the order of finishing. */
  sequences: Square[][];
}

export interface Player {
  side: Side;
  hand_size: number;
  /** Cards still to be drawn after the last move. */
  due: number;
}

/** A card of the own hand; twins are one entry. */
export interface HandCard {
  card: Card;
  count: number;
  kind: 'plain' | 'two-eyed' | 'one-eyed';
  /** The two squares that show it; none for a jack. */
  squares: Square[];
  dead: boolean;
}

/** A line that a move would finish, and whose it would be. */
export interface Line {
  side: Side;
  squares: Square[];
}

export interface View {
  seat: number;
  /** The card of each square; `XX` is a corner. */
  layout: string[];
  /** `*` corners, `.` free, letters of sides. */
  board: string[];
  sides: SideInfo[];
  needed: number;
  protected: Square[];
  players: Player[];
  hand: Card[] | null;
  dead_used: boolean;
  discards: Card[];
  deck_size: number;
  reshuffles: number;
  actor: number | null;
  turn: number;
  to_act: number[];
  cards: HandCard[];
  finishes: Record<string, Line[]>;
}

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
