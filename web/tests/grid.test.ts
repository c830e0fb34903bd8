// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { along, stepped } from '$board/grid';

describe('keys on a board', () => {
  const at = { row: 3, column: 0 };

  test.each([
    ['ArrowUp', false, { row: 2, column: 0 }],
    ['ArrowDown', false, { row: 4, column: 0 }],
    ['ArrowRight', false, { row: 3, column: 1 }],
    ['ArrowLeft', false, at], // the edge holds
    ['Home', false, at],
    ['End', false, { row: 3, column: 9 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 4, column: 9 }],
    ['Enter', false, null],
    ['a', false, null],
  ])('%s (Ctrl: %s) leads to %j', (key, ctrl, expected) => {
    expect(stepped(key, ctrl, at, 5, 10)).toEqual(expected);
  });
});

describe('keys along a hand', () => {
  test.each([
    ['ArrowRight', 6, 7, 0], // round the corner
    ['ArrowLeft', 0, 7, 6],
    ['Home', 4, 7, 0],
    ['End', 4, 7, 6],
    ['ArrowRight', 0, 0, null], // nothing to walk along
    ['ArrowDown', 0, 7, null],
  ])('%s from %d of %d leads to %j', (key, at, count, expected) => {
    expect(along(key, at, count)).toBe(expected);
  });
});
