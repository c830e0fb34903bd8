import { describe, expect, test } from 'vitest';
import { firstSentence, linked, sections } from '../src/rules/text';

const known = new Set(['R-6', 'R-15']);

describe('the text of a rule', () => {
  test.each([
    ['<p>See R-6.</p>', '<p>See <a href="/rules/red7#R-6">R-6</a>.</p>'],
    ['(R-6 — R-15)', '(<a href="/rules/red7#R-6">R-6</a> — <a href="/rules/red7#R-15">R-15</a>)'],
    ['<p>R-99, XR-6</p>', '<p>R-99, XR-6</p>'],
    ['<a href="#R-6">there</a>', '<a href="#R-6">there</a>'],
  ])('numbers of rules lead to them: %s', (html, expected) =>
    expect(linked(html, 'red7', known)).toBe(expected),
  );

  test.each([
    ['<p>Спасовали — выбыли. Рука пуста — тоже.</p>', 'Спасовали — выбыли.'],
    [
      '<p><mark class="ruling">наше решение</mark> Шаг не предлагается.</p>',
      'Шаг не предлагается.',
    ],
    ['<p>Карт <em>49</em>: семь цветов.</p><p>Ещё.</p>', 'Карт 49: семь цветов.'],
    ['<p>Без точки</p>', 'Без точки'],
  ])('the first sentence of %s', (html, expected) => expect(firstSentence(html)).toBe(expected));

  test('rules stand in the sections of the book', () => {
    const rules = ['a', 'a', 'b'].map((title, id) => ({ title, id }));
    expect(sections(rules).map(({ title, rules }) => [title, rules.length])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });
});
