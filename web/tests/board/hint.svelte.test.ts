import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { followHints } from '$board/hint.svelte';
import type { Hint } from '$lib/board';

const hint = (move: string): Hint => ({ move, turn: [move] });
let stop = () => {};
afterEach(() => stop());

function following() {
  const now = $state<{ hint: Hint | null; active: boolean; legal: string[] }>({
    hint: null,
    active: true,
    legal: ['a', 'b'],
  });
  const laid: string[] = [];
  stop = $effect.root(() =>
    followHints(
      () => now,
      ({ move }) => laid.push(move),
    ),
  );
  flushSync();
  return { now, laid };
}

test('a hint is laid out once, whatever becomes of it', () => {
  const { now, laid } = following();
  flushSync(() => {
    now.hint = hint('a');
  });
  flushSync(() => {
    now.legal = ['a'];
  });
  expect(laid).toEqual(['a']);
});

test('the same move proposed again is laid out again', () => {
  const { now, laid } = following();
  flushSync(() => {
    now.hint = hint('a');
  });
  flushSync(() => {
    now.hint = hint('a');
  });
  expect(laid).toEqual(['a', 'a']);
});

test('a hint waits until its move can be made', () => {
  const { now, laid } = following();
  flushSync(() => {
    now.hint = hint('c');
    now.active = false;
  });
  flushSync(() => {
    now.active = true;
  });
  expect(laid).toEqual([]);
  flushSync(() => {
    now.legal = ['c'];
  });
  expect(laid).toEqual(['c']);
});
