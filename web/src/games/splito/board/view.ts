/** What a seat sees of a table of Сплито, as `games/splito/describe.py` writes it. */
import type { Goal } from '../pieces/goal';

export type Side = 'left' | 'right';

/** A goal lying in a zone. */
export interface LaidGoal {
  goal: number;
  met: boolean;
  /** Nothing can save it any more. */
  lost: boolean;
  has: number;
  asks: number;
  short: number;
  over: number;
  /** «2 : 1» of a majority: cards here, the most elsewhere. */
  here: number | null;
  elsewhere: number | null;
}

export interface Zone {
  cards: string[];
  goals: LaidGoal[];
  sum: number;
  size: number;
  points: number;
}

export interface CommonGoal {
  goal: number;
  zone: number | null;
  most: number;
  next: number;
  tied: number[];
}

export interface SplitoPlayer {
  left: number;
  right: number;
  score: number;
  cards: number;
  picked: boolean;
}

export interface SplitoView {
  seat: number;
  round: number;
  rounds: number;
  to_act: number[];
  common: CommonGoal[];
  promo: { goal: number; points: number; zone: number | null; gone: boolean } | null;
  zones: Zone[];
  players: SplitoPlayer[];
  leaders: number[];
  hand: string[] | null;
  picked: { card: string; zone: Side } | null;
  goals: Record<string, Goal>;
}

export const isOver = (view: SplitoView): boolean => view.round > view.rounds;

/** The card of a goal by its number. */
export function goalCard(view: SplitoView, id: number): Goal {
  if (view.promo && id === view.promo.goal) return { id, type: 'promo', points: view.promo.points };
  return view.goals[`g${id}`]!;
}

/** Whether a hand card is a goal: `g17`. */
export const isGoal = (card: string): boolean => card.startsWith('g');
