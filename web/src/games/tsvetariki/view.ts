// Written by `make protocol` from docs/views/tsvetariki.schema.json; not by hand.

/** Ten tokens, `.` where none lies. */
export type Row = string;
/** A ramp from the left and a row from the low end: `d4`. */
export type Cell = string;
export type Colour = 'b' | 'g' | 'r' | 'v' | 'y';
/** Cells with spaces between them. */
export type Cells = string;
/** A move as it is played: `d4+e5`. */
export type MoveText = string;

/** What everybody may know. */
export interface PublicView {
  /** number of the turn or, where all choose at once, of the round; from 1 */
  turn: number;
  /** the seats the table waits for */
  to_act: number[];
  /** the tokens on the ramps, row by row, the low end last */
  board: Row[];
  /** the cells taken last, where they lay before the board closed up */
  last: Cell[];
  /** tokens left on the board */
  left: Counts;
  /** by seat */
  players: Player[];
  /** T-7, T-8: every move of the board, whoever's turn it is */
  groups: {
    [k: string]: Cells;
  };
}
/** What lies before a player. */
export interface Player {
  /** T-12: the secret colours; null until the end shows them */
  colours: Colour[] | null;
  /** T-9: tokens taken */
  taken: Counts;
}
/** How many tokens there are of each kind. */
export interface Counts {
  /** red */
  r: number;
  /** yellow */
  y: number;
  /** green */
  g: number;
  /** blue */
  b: number;
  /** violet */
  v: number;
  /** jokers */
  '*': number;
}
/** What a seat may know besides. */
export interface PrivateView {
  /** T-3, T-16: by seat those it knows, or null */
  colours: (Colour[] | null)[];
}

/** What one seat sees; a spectator sees what is public. */
export type View = PublicView & Partial<PrivateView>;
