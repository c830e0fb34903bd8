import { beforeAll, expect, test } from 'vitest';
import { headlineOf, ownName } from '$lib/people';
import { speak } from '$lib/words.svelte';
import { table, you } from './made';

beforeAll(() => speak('ru'));

test.each([
  [[], 'Победителя нет'],
  [[0], 'Вы победили!'],
  [[1], 'Победа: P1'],
  [[0, 2], 'Вы победили, и с вами P2!'],
  [[1, 2], 'Победа: P1, P2'],
  [[0, 1, 2], 'Победа, одна на всех!'],
])('winners %j', (winners, words) => {
  const outcome = { winners, returns: [], reason: '', facts: {}, text: null };
  expect(headlineOf(table({ status: 'over', outcome }), you())).toBe(words);
});

test('guests who have told no name are told apart', () => {
  const named = (...names: string[]) =>
    table({ seats: names.map((name) => ({ ...table().seats[0]!, name })) });
  expect(ownName('Гость', named('Аня'))).toBe('Гость');
  expect(ownName('Гость', named('Гость', 'Гость 2'))).toBe('Гость 3');
  expect(ownName('Аня', named('Аня'))).toBe('Аня');
});
