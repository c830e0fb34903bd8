import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paced } from '$lib/pace';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pace(gap = 400) {
  const shown: number[] = [];
  return {
    shown,
    ...paced<number>(
      (frame) => shown.push(frame),
      () => gap,
    ),
  };
}

test('the first frame is shown at once, the others one by one', () => {
  const { push, shown } = pace();
  [1, 2, 3].forEach(push);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(400);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(400);
  expect(shown).toEqual([1, 2, 3]);
});

test('after a pause a frame is shown at once again', () => {
  const { push, shown } = pace();
  push(1);
  vi.advanceTimersByTime(1000);
  push(2);
  expect(shown).toEqual([1, 2]);
});

test('whoever skips sees the present', () => {
  const { push, skip, shown } = pace();
  [1, 2, 3].forEach(push);
  skip();
  expect(shown).toEqual([1, 3]);
  skip();
  expect(shown).toEqual([1, 3]);
});

test('whoever is far behind jumps to the present', () => {
  const { push, shown } = pace();
  for (let frame = 1; frame <= 10; frame += 1) push(frame);
  expect(shown.at(-1)).toBe(10);
});
