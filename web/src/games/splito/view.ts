// Written by `make protocol` from docs/views/splito.schema.json; not by hand.

/** A splito card: number and colour, `5r`. */
export type Card = string;
/** A splito card, or a goal by its number: `g17`. */
export type Item = string;
/** A goal by its number: `g17`. */
export type GoalText = string;
export type Side = 'left' | 'right';

/** What everybody may know. */
export interface PublicView {
  /** number of the turn or, where all choose at once, of the round; from 1 */
  turn: number;
  /** the seats the table waits for */
  to_act: number[];
  /** S-6, S-17: how many rounds are played; `turn` is one more at the end */
  rounds: number;
  /** S-3: the common goals */
  common: CommonGoal[];
  /** null if it is not used */
  promo: Promo | null;
  /** by number */
  zones: Zone[];
  /** by seat */
  players: Player[];
  /** S-14: who would win now */
  leaders: number[];
  /** by the place they were dealt to */
  hands: Hand[];
  /** the goals that lie open, written out */
  goals: {
    [k: string]: Goal;
  };
}
/** S-9: a common goal, and the counts that decide where it goes. */
export interface CommonGoal {
  /** its number */
  goal: number;
  /** the zone it would go to now; null for a tie */
  zone: number | null;
  /** cards of its colour or number in the zone with the most */
  most: number;
  /** the most of them in any other zone */
  next: number;
  /** the zones that share the most, if several do */
  tied: number[];
}
/** S-8: the 42. */
export interface Promo {
  /** its number */
  goal: number;
  /** what it scores */
  points: number;
  /** where it lies; null in the middle */
  zone: number | null;
  /** out of the game, because two zones would have got it */
  gone: boolean;
}
/** S-5: a zone between two players (or, of two, an own one). */
export interface Zone {
  /** its splito cards, by colour, then number */
  cards: Card[];
  /** its goals, by number */
  goals: LaidGoal[];
  /** S-8: what the numbers add up to */
  sum: number;
  /** S-13: all its cards, with the common goals that would go there now */
  size: number;
  /** S-10: what it scores now */
  points: number;
}
/** S-10: a goal in a zone: what it has now, and whether it can still be met. */
export interface LaidGoal {
  /** its number */
  goal: number;
  /** as the zone is now */
  met: boolean;
  /** nothing can save it any more */
  lost: boolean;
  /** what the zone has of what it counts; a majority: how many it is ahead */
  has: number;
  /** how many it asks for */
  asks: number;
  /** how many too few there are */
  short: number;
  /** how many too many */
  over: number;
  /** S-11: of a majority, the cards here; else null */
  here: number | null;
  /** and the most of them in another zone */
  elsewhere: number | null;
}
/** A player's standing, as if the match ended now. */
export interface Player {
  /** S-5: number of the left zone */
  left: number;
  /** and of the right one */
  right: number;
  /** S-14: points of the left zone times those of the right one */
  score: number;
  /** S-14: cards in both, which break a tie */
  cards: number;
  /** S-6: whether the player has picked in this round */
  picked: boolean;
}
/** A hand of cards, wherever it is now. */
export interface Hand {
  /** S-7: at which place of the table */
  place: number;
  /** who has it; null at an empty place */
  holder: number | null;
  /** cards in it */
  size: number;
}
/** S-2: what a goal card says; of the fields from `symbol` on only those that it names. */
export interface Goal {
  /** its number */
  id: number;
  /** what it asks for */
  type: 'absence' | 'diversity' | 'majority' | 'pairs' | 'value' | 'zone';
  /** what it scores */
  points: number;
  /** S-3: of a goal that may become common */
  symbol?: 'moon' | 'star';
  /** the colour it counts */
  colour?: 'b' | 'g' | 'k' | 'o' | 'r' | 'y';
  /** the number it counts */
  number?: number;
  /** one of each of these colours */
  colours?: ('b' | 'g' | 'k' | 'o' | 'r' | 'y')[];
  /** one of each of these numbers */
  numbers?: number[];
  /** what has to differ */
  different?: 'colours' | 'numbers';
  /** how many */
  exactly?: number;
  /** how many or more */
  at_least?: number;
  /** how many or fewer */
  at_most?: number;
}
/** What a seat may know besides. */
export interface PrivateView {
  /** the own hand: splito cards, then goals; null before the deal */
  hand: Item[] | null;
  /** what it has picked in this round */
  picked: Pick | null;
  /** as `hands`: those it has held, or null */
  known_hands: (Item[] | null)[];
  /** the goals in these, written out */
  hand_goals: {
    [k: string]: Goal;
  };
}
/** S-6: what a seat has picked. */
export interface Pick {
  /** which card */
  card: Item;
  /** into which of the two zones */
  zone: Side;
}

/** What one seat sees; a spectator sees what is public. */
export type View = PublicView & Partial<PrivateView>;
