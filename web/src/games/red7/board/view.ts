/** What a seat sees of a table of Red7, as `games/red7/describe.py` writes it. */

export type Colour = 'r' | 'o' | 'y' | 'g' | 'b' | 'i' | 'v';

/** What the turn waits for. */
export type Phase =
  'deal' | 'play' | 'five' | 'seven' | 'one' | 'three' | 'canvas' | 'bonus' | 'over';

export interface Player {
  in: boolean;
  palette: string[];
  /** The cards of the palette that count under the rule in force, highest first. */
  counts: string[];
  hand_size: number;
  /** Cards of the hand that everybody saw. */
  known: string[];
  scored: string[];
  points: number;
}

/** Who leads: by more cards, or by the highest of as many. */
export interface Lead {
  seat: number;
  by: 'most' | 'highest';
  counts: string[];
  rival: number | null;
  rival_counts: string[];
}

export interface Red7View {
  seat: number;
  rule: Colour;
  canvas: string[];
  top: string | null;
  players: Player[];
  lead: Lead | null;
  phase: Phase;
  hand: string[] | null;
  deck_size: number;
  deck_top: string[];
  round: number;
  /** Points that win the advanced game; null in the basic one. */
  to_win: number | null;
  won: { seat: number; rule: Colour; cards: string[]; points: number } | null;
  turn: number;
  to_act: number[];
}
