/** Goals and rounds as the view names them. */
import type { Goal } from '../pieces/goal';
import type { View } from '../view';

export type { CommonGoal, LaidGoal, Pick, Side, View as SplitoView, Zone } from '../view';

export const isOver = (view: View): boolean => view.turn > view.rounds;

/** The card of a goal by its number. */
export function goalCard(view: View, id: number): Goal {
  if (view.promo && id === view.promo.goal) return { id, type: 'promo', points: view.promo.points };
  return (view.goals[`g${id}`] ?? view.hand_goals?.[`g${id}`])!;
}

/** Whether a hand card is a goal: `g17`. */
export const isGoal = (card: string): boolean => card.startsWith('g');
