import { describe, expect, test } from 'vitest';
import { LANGUAGES, lang, preferred, speak, t } from '$lib/words.svelte';

describe('words', () => {
  test('come in the language that is spoken, and change with it', async () => {
    for (const one of LANGUAGES) {
      await speak(one);
      expect(lang()).toBe(one);
      expect(t('red7-letter-r')).toMatch(/^[КRЧ]$/);
    }
  });

  test('have their facts in them, without isolation marks', async () => {
    await speak('ru');
    expect(t('red7-card-name', { colour: 'g', number: '6' })).toBe('зелёная 6');
    expect(t('splito-points', { points: 3 })).toBe('3 очка');
  });

  test('show the id where there is no message', () => {
    expect(t('no-such-message')).toBe('⟦no-such-message⟧');
  });

  test.each([
    [['uk-UA', 'ru'], 'uk'],
    [['de', 'ru-RU'], 'ru'],
    [['de'], 'en'],
    [[], 'en'],
  ])('a browser that prefers %j is spoken to in %s', (languages, expected) => {
    expect(preferred(languages)).toBe(expected);
  });
});
