/** What a replay with all hands open shows of each seat. */
import { expect, test } from 'vitest';
import { held } from '../src/replay/held';

const sight = (view: Record<string, unknown>) => ({ seat: 1, view, legal: [], may_undo: false });

test.each([
  ['cards', { hand: ['7r', '1v'] }, ['7r', '1v']],
  ['secret colours', { players: [{ colours: null }, { colours: ['g'] }] }, ['g']],
  ['nothing any more', { hand: [], players: [{}, {}] }, []],
])('a seat holds %s', (_, view, expected) => {
  expect(held(sight(view))).toEqual(expected);
});
