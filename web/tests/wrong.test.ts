import { beforeAll, expect, test } from 'vitest';
import { Wrong } from '$lib/api';
import { LANGUAGES, speak } from '$lib/words.svelte';
import { wrongText } from '$lib/wrong';

beforeAll(() => speak('ru'));

test.each([
  [new Wrong(0, 'offline', 'no connection'), 'Нет связи с Игротекой.'],
  [new Wrong(429, 'too-many', 'slower, please'), 'Слишком часто. Подождите немного.'],
  [
    new Wrong(429, 'tables', 'too many open tables; finish some first'),
    'У вас слишком много открытых столов. Доиграйте какой-нибудь.',
  ],
  [
    new Wrong(400, 'table-no-rated-also', 'table-no-rated-also'),
    'За рейтинговым столом у каждого одно место.',
  ],
  [new Wrong(500, 'fault', 'Internal Server Error'), 'Что-то сломалось у нас.'],
  [new Wrong(400, 'no-words-for-this', 'some English'), 'Что-то сломалось у нас.'],
  [new TypeError('x is not a function'), 'Что-то сломалось у нас.'],
  ['place', 'Такой страницы нет.'],
])('%s is said in words', (error, words) => {
  expect(wrongText(error)).toBe(words);
});

test('what people can do wrong has words of its own in every language', async () => {
  const codes = ['code', 'guest', 'link', 'name', 'record', 'table', 'tables', 'too-many', 'watch'];
  for (const lang of LANGUAGES) {
    await speak(lang);
    const fault = wrongText('fault');
    for (const code of codes) expect(wrongText(new Wrong(400, code, '')), code).not.toBe(fault);
  }
});
