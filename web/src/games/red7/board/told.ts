/** Who leads and why, in words. */
import { t } from '$lib/words.svelte';
import type { Colour, Red7View } from './view';

/** A card in words: «красная 7». */
export const cardName = (card: string): string =>
  t('red7-card-name', { number: card[0]!, colour: card[1]! });

/** What somebody has under a rule: «3 чётные», «нет чётных», «красная 7». */
export function countWords(rule: Colour, counts: readonly string[]): string {
  if (!counts.length) return t(`red7-web-none-${rule}`);
  return t(`red7-web-counts-${rule}`, { count: counts.length, card: cardName(counts[0]!) });
}

/** The one sentence about the table: who leads, or would lead by the plan. */
export function headline(
  view: Red7View,
  seat: number | null,
  names: readonly string[],
  planned: boolean,
): string {
  const lead = view.lead;
  if (!lead) return t('red7-web-nobody');
  const counts = countWords(view.rule, lead.counts);
  const by = view.rule === 'r' || lead.rival === null ? 'alone' : lead.by;
  const facts = { counts, by, rival: lead.rival_counts.length, card: cardName(lead.counts[0]!) };
  if (lead.seat === seat)
    return t(planned ? 'red7-web-you-would-lead' : 'red7-web-you-lead', facts);
  return t(planned ? 'red7-web-still-leads' : 'red7-web-leads', {
    ...facts,
    who: names[lead.seat]!,
  });
}
