import { expect, test } from 'vitest';
import hands from '../hands';

const sight = (seat: number | null) => ({
  seat,
  view: { players: [{ colours: null }, { colours: ['g'] }] },
  legal: [],
  may_undo: false,
});

test.each([
  ['their own', 1, ['g']],
  ['no hidden', 0, []],
  ['no', null, []],
])('a replay with open hands shows whose eyes these are %s colours', (_, seat, expected) => {
  expect(hands.held(sight(seat))).toEqual(expected);
});
