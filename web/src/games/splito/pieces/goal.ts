/** A goal of Сплито as the view writes it out, and what it asks for in words. */
import { t } from '$lib/words.svelte';
import type { Goal as GoalCard } from '../view';

/** A goal card, or the promo card. */
export type Goal = Omit<GoalCard, 'type'> & { type: GoalCard['type'] | 'promo' };

type Limit = 'exactly' | 'at_least' | 'at_most';

/** How many, and whether exactly, at least or at most. */
export function limitOf(goal: Goal): { limit: Limit; count: number } {
  if (goal.exactly !== undefined) return { limit: 'exactly', count: goal.exactly };
  if (goal.at_most !== undefined) return { limit: 'at_most', count: goal.at_most };
  return { limit: 'at_least', count: goal.at_least ?? 1 };
}

/** What the goal asks for: «больше всех красных». */
export function asked(goal: Goal): string {
  const facts = { ...limitOf(goal), name: goal.colour ?? goal.number ?? '' };
  switch (goal.type) {
    case 'majority':
      return t(goal.colour ? 'splito-asks-majority-colour' : 'splito-asks-majority-number', facts);
    case 'value':
      return t(goal.exactly === 0 ? 'splito-asks-none' : 'splito-asks-value', facts);
    case 'diversity':
      return goal.different ? t(`splito-asks-different-${goal.different}`, facts) : each(goal);
    default:
      return t(`splito-asks-${goal.type}`, facts);
  }
}

const ALL = 6;

function each(goal: Goal): string {
  if (goal.colours?.length === ALL) return t('splito-asks-all-colours');
  if (goal.numbers?.length === ALL) return t('splito-asks-all-numbers');
  const names = goal.colours?.map((colour) => t(`splito-colour-${colour}`)) ?? goal.numbers ?? [];
  return t('splito-asks-each', { names: names.join(', ') });
}
