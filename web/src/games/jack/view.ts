// Written by `make protocol` from docs/views/jack.schema.json; not by hand.

/** Ten cards, `XX` in a corner. */
export type LayoutRow = string;
/** Ten squares: `.` free, `*` a corner, or the side of a chip. */
export type BoardRow = string;
/** A card: rank and suit, `TH`. */
export type Card = string;
/** A square: column, and row from the top, `h10`. */
export type Square = string;
/** A side: black, red or gold. */
export type Side = 'B' | 'G' | 'R';
/** A move as it is played: `4H i8`. */
export type MoveText = string;
export type Kind = 'one-eyed' | 'plain' | 'two-eyed';

/** What everybody may know. */
export interface PublicView {
  /** number of the turn or, where all choose at once, of the round; from 1 */
  turn: number;
  /** the seats the table waits for */
  to_act: number[];
  /** J-1: the card of each square, row by row */
  layout: LayoutRow[];
  /** the chips, row by row */
  board: BoardRow[];
  /** in the order of turns */
  sides: SideInfo[];
  /** J-18: sequences that win */
  needed: number;
  /** J-10: chips that cannot be taken or shifted */
  protected: Square[];
  /** by seat */
  players: Player[];
  /** J-11: a dead card was replaced in this turn */
  dead_used: boolean;
  /** face up beside the board, by suit and rank */
  discards: Card[];
  /** cards in the deck */
  deck_size: number;
  /** J-15: how often the discards became the deck */
  reshuffles: number;
  /** whose turn it is; null before the deal and at the end */
  actor: number | null;
}
/** One side of the match. */
export interface SideInfo {
  /** its letter */
  side: Side;
  /** J-6: what it drew last for the first turn */
  first_card: Card | null;
  /** J-3: chips that are not on the board */
  supply: number;
  /** J-17: the fives that count, in order of finishing */
  sequences: Square[][];
}
/** What everybody knows of a player. */
export interface Player {
  /** J-5: whose chips they put */
  side: Side;
  /** cards in hand */
  hand_size: number;
  /** J-14: cards still to be drawn after the last move */
  due: number;
}
/** What a seat may know besides. */
export interface PrivateView {
  /** the own cards, by suit and rank */
  hand: Card[];
  /** the same, each with what it can do */
  cards: HandCard[];
  /** J-16: own moves that would finish sequences */
  finishes: {
    [k: string]: Line[];
  };
}
/** A card of the own hand; twins are one entry. */
export interface HandCard {
  /** which */
  card: Card;
  /** how many of it, one or two */
  count: number;
  /** J-2: what it does */
  kind: Kind;
  /** J-1: the two squares that show it; none for a jack */
  squares: Square[];
  /** J-11: chips stand on both */
  dead: boolean;
}
/** J-16: a five that a move would finish. */
export interface Line {
  /** whose it would be */
  side: Side;
  /** its five squares */
  squares: Square[];
}

/** What one seat sees; a spectator sees what is public. */
export type View = PublicView & Partial<PrivateView>;
