import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { passed, toast, toasts } from '$lib/toasts.svelte';

const texts = () => toasts.all.map(({ text }) => text);

describe('notes above the table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    toasts.all = [];
  });
  afterEach(() => vi.useRealTimers());

  test('there is one of a kind: a later one takes the place of an earlier', () => {
    toast('one', { kind: 'hint' });
    toast('no', { bad: true });
    toast('two', { kind: 'hint' });
    toast('copied');
    expect(texts()).toEqual(['no', 'two', 'copied']);
  });
  test('a hint goes with its moment, a refusal once it could be read, news stay', () => {
    toast('try this', { kind: 'hint' });
    toast('no', { bad: true });
    toast('copied');
    passed();
    expect(texts()).toEqual(['no', 'copied']);
    vi.advanceTimersByTime(2500);
    expect(texts()).toEqual(['copied']);
  });
  test('nothing stays for ever', () => {
    toast('copied');
    vi.advanceTimersByTime(7000);
    expect(texts()).toEqual([]);
  });
});
