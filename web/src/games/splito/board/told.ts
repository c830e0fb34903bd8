/** Zones, goals and changes in words. */
import { t } from '$lib/words.svelte';
import { asked, type Goal } from '../pieces/goal';
import { ownersOf } from './table';
import type { LaidGoal, SplitoView } from './view';
import { goalCard, isGoal } from './view';

/** A card or goal of a hand: «красная 5», «цель „больше всех 4“». */
export function cardName(view: SplitoView, card: string): string {
  if (!isGoal(card)) return t('splito-card-name', { number: card[0]!, colour: card[1]! });
  const goal = goalCard(view, Number(card.slice(1)));
  return t('splito-goal-label', { goal: asked(goal), points: goal.points });
}

/** What a goal asks for and brings, as a sentence: «Ровно 4 цвета — 2 очка.» */
export function goalSentence(goal: Goal): string {
  return begun(t('splito-web-goal-says', { goal: asked(goal), points: goal.points }));
}

/** As a sentence begins. */
export const begun = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** «Вы и Мила», «Ваша левая», «Мила, справа». */
export function zoneName(
  view: SplitoView,
  zone: number,
  seat: number | null,
  names: readonly string[],
): string {
  const { seats, side } = ownersOf(view, zone);
  const who = (at: number) => (at === seat ? t('splito-web-you') : (names[at] ?? ''));
  if (side === null) return t('splito-web-zone', { first: who(seats[0]!), second: who(seats[1]!) });
  return t('splito-web-zone-of', { mine: seats[0] === seat, side, who: who(seats[0]!) });
}

/** How far a goal is: «2 : 1», «1 из 3», «нет», «12 карт». */
export function progress(goal: Goal, laid: LaidGoal): string {
  if (laid.here !== null) return `${laid.here}\u00a0:\u00a0${laid.elsewhere}`;
  if (goal.type === 'zone') return t('splito-cards', { count: laid.has });
  if (laid.asks === 0)
    return laid.has ? t('splito-web-has', { count: laid.has }) : t('splito-web-none');
  return t('splito-web-of', { has: laid.has, asks: laid.asks });
}

/** The same in more words, where numbers alone say little: «здесь 2, в других не больше 1». */
export function progressInWords(goal: Goal, laid: LaidGoal): string {
  if (laid.here === null || laid.elsewhere === null) return progress(goal, laid);
  return t('splito-web-here', { here: laid.here, elsewhere: laid.elsewhere });
}

/** How a common goal stands: «слева 3 : 2», «ничья 2 : 2». */
export function commonStanding(
  view: SplitoView,
  at: number,
  own: { left: number; right: number } | null,
  zone: (zone: number) => string,
): string {
  const goal = view.common[at]!;
  const score = `${goal.most}\u00a0:\u00a0${goal.next}`;
  if (goal.zone === null) return t('splito-web-common-tied', { score });
  if (own && goal.zone === own.left) return t('splito-web-common-left', { score });
  if (own && goal.zone === own.right) return t('splito-web-common-right', { score });
  return t('splito-web-common-far', { score, zone: zone(goal.zone) });
}
