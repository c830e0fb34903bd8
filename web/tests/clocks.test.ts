import { expect, test } from 'vitest';
import { among, kindOf, KINDS, LENGTHS, ofKind } from '../src/lib/clocks';

test('a clock that was chosen is of the kind that was chosen', () => {
  for (const kind of KINDS) expect(kindOf(ofKind(kind))).toBe(kind);
  expect(kindOf({})).toBe('none');
});

test('every kind begins with a time that can be chosen', () => {
  for (const kind of KINDS)
    if (kind !== 'none') expect(LENGTHS[kind]).toContain(ofKind(kind).seconds);
});

test('a time chosen elsewhere stands among the others', () => {
  expect(among([30, 60], 45)).toEqual([30, 45, 60]);
  expect(among([30, 60], 60)).toEqual([30, 60]);
});
