import { expect, test } from 'vitest';
import hands from '../hands';
import type { View } from '../view';

const view = (colours: View['colours']) => ({ colours }) as View;

test.each([
  ['their own', 1, [null, ['g']], ['g']],
  ['no hidden', 0, [null, ['g']], []],
  ['no', 0, undefined, []],
] as const)(
  'a replay with open hands shows whose eyes these are %s colours',
  (_, seat, known, expected) => {
    expect(hands.held(view(known?.map((one) => one && [...one])), seat)).toEqual(expected);
  },
);
