// Written by `make protocol` from docs/views/red7.schema.json; not by hand.

/** A card: number and colour, `7r`. */
export type Card = string;
export type Colour = 'b' | 'g' | 'i' | 'o' | 'r' | 'v' | 'y';
export type Phase =
  'bonus' | 'canvas' | 'deal' | 'five' | 'one' | 'over' | 'play' | 'seven' | 'three';
export type By = 'highest' | 'most';

/** What everybody may know. */
export interface PublicView {
  /** number of the turn or, where all choose at once, of the round; from 1 */
  turn: number;
  /** the seats the table waits for */
  to_act: number[];
  /** the rule in force, the colour of the top canvas card */
  rule: Colour;
  /** the cards on the canvas, highest first */
  canvas: Card[];
  /** the one on top; null while only the start card lies there */
  top: Card | null;
  /** by seat */
  players: Player[];
  /** who leads; null where no card counts */
  lead: Lead | null;
  /** what the turn waits for */
  phase: Phase;
  /** cards in the deck */
  deck_size: number;
  /** known cards on top of the deck, the topmost first */
  deck_top: Card[];
  /** number of the round, from 1 */
  round: number;
  /** points that win; null without scoring */
  to_win: number | null;
  /** the last finished round; null in the first */
  won: RoundWon | null;
}
/** What lies before a player. */
export interface Player {
  /** whether the player is still in the round */
  alive: boolean;
  /** the cards in front, highest first; face down of who is out */
  palette: Card[];
  /** those that count under the rule in force */
  counts: Card[];
  /** cards in hand */
  hand_size: number;
  /** cards in hand that everybody saw, highest first */
  known: Card[];
  /** taken in rounds won, highest first */
  scored: Card[];
  /** what they are worth */
  points: number;
}
/** who leads under the rule in force, and by what. */
export interface Lead {
  /** who leads */
  seat: number;
  /** by more cards, or by the highest of as many */
  by: By;
  /** the leader's cards that count, highest first */
  counts: Card[];
  /** who comes next; null if nobody else has a card that counts */
  rival: number | null;
  /** the rival's cards that count, highest first */
  rival_counts: Card[];
}
/** how the last finished round was won. */
export interface RoundWon {
  /** who won it */
  seat: number;
  /** the rule it was won under */
  rule: Colour;
  /** what it brought; only with scoring */
  cards: Card[];
  /** what they are worth */
  points: number;
}
/** What a seat may know besides. */
export interface PrivateView {
  /** the own cards, highest first */
  hand: Card[];
}

/** What one seat sees; a spectator sees what is public. */
export type View = PublicView & Partial<PrivateView>;
