/** Playing cards of Одноглазый валет: `5H`, `TS`; `XX` is a corner of the board. */
import { t } from '$lib/words.svelte';

export const isRed = (card: string): boolean => card[1] === 'H' || card[1] === 'D';
export const isJack = (card: string): boolean => card[0] === 'J';
/** Spades and hearts are drawn in profile. */
export const isOneEyed = (card: string): boolean =>
  isJack(card) && (card[1] === 'S' || card[1] === 'H');

/** What stands in the corner of the card. */
export function rankMark(card: string): string {
  const rank = card[0]!;
  if (rank === 'T') return '10';
  return 'JQKA'.includes(rank) ? t(`jack-mark-${rank}`) : rank;
}

/** «дама пик» */
export function cardName(card: string): string {
  const rank = card[0]!;
  const name = rank === 'T' ? '10' : 'JQKA'.includes(rank) ? t(`jack-rank-${rank}`) : rank;
  return t('jack-card', { rank: name, suit: card[1]! });
}
