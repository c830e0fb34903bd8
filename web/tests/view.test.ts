import { expect, test } from 'vitest';
import { foreseen, seen } from '$lib/view';
import { sight } from './made';

test('a seat sees what is public and what it knows besides', () => {
  const own = { ...sight(1), private: { hand: ['7r'] }, legal: ['pass'] };
  expect(seen({ rule: 'r' }, own)).toEqual({
    seat: 1,
    view: { rule: 'r', hand: ['7r'] },
    own: ['hand'],
    legal: ['pass'],
    may_undo: false,
  });
});

test('a spectator sees what is public', () => {
  expect(seen({ rule: 'r' }, sight(null)).view).toEqual({ rule: 'r' });
});

test('before a match there is nothing to see', () => {
  expect(seen(null, sight(null)).view).toEqual({});
});

test('what is foreseen is a view with what may be done then', () => {
  const own = { ...sight(0), private: { hand: [] }, legal: ['done'] };
  expect(foreseen({ public: { rule: 'g' }, sight: own, events: [] })).toEqual({
    type: 'previewed',
    view: { rule: 'g', hand: [] },
    legal: ['done'],
    events: [],
  });
});
