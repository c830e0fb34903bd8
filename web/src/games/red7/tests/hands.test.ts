import { expect, test } from 'vitest';
import hands from '../hands';

const sight = (hand: string[] | null) => ({ seat: 1, view: { hand }, legal: [], may_undo: false });

test.each([
  ['cards', ['7r', '1v'], ['7r', '1v']],
  ['nothing any more', [], []],
  ['what nobody may see', null, []],
])('a replay with open hands shows %s', (_, hand, expected) => {
  expect(hands.held(sight(hand))).toEqual(expected);
});

test('the board beside open hands draws none', () => {
  expect(hands.without({ hand: ['7r'], deck: 3 })).toEqual({ hand: null, deck: 3 });
});
