/** How strong somebody is, as the server has learned it from rated matches. */
import type { Rating } from './api';
import { lang, t } from './words.svelte';

/** «24,3 ± 5,1»: where one stands, and how sure that is yet. */
export function strengthText({ mu, sigma }: Rating): string {
  const number = new Intl.NumberFormat(lang(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return t('rating-strength', { rating: number.format(mu), sure: number.format(sigma) });
}

/** One's rating in a game in a sentence; before the first rated match that there is none. */
export function ratingText(ratings: readonly Rating[], game: string): string {
  const found = ratings.find((one) => one.game === game);
  return found
    ? t('rating-yours', { strength: strengthText(found), count: found.matches })
    : t('rating-none');
}
