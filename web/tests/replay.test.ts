import { expect, test } from 'vitest';
import type { ReplayStep } from '$lib/api';
import { inWords } from '$lib/replay';
import { happening, sight } from './made';

test('a step that tells nothing is part of the one before', () => {
  const step = (move: string, events: number, seen: number): ReplayStep => ({
    turn: 1,
    seat: 0,
    move,
    events: Array.from({ length: events }, () => happening(1)),
    public: {},
    sights: [sight(seen)],
  });
  const told = inWords([step('palette 2g', 1, 1), step('done', 0, 2), step('pass', 1, 3)]);
  expect(told.map(({ move, sights }) => [move, sights[0]?.seat])).toEqual([
    ['palette 2g', 2],
    ['pass', 3],
  ]);
});
