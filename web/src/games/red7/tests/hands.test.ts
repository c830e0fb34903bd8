import { expect, test } from 'vitest';
import hands from '../hands';
import type { View } from '../view';

const view = (hand?: string[]) => ({ hand }) as View;

test.each([
  ['cards', ['7r', '1v'], ['7r', '1v']],
  ['nothing any more', [], []],
  ['what nobody may see', undefined, []],
])('a replay with open hands shows %s', (_, hand, expected) => {
  expect(hands.held(view(hand))).toEqual(expected);
});
