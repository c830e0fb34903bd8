import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { boardKeys } from '$board/keys.svelte';

let planned: boolean;
let deeds: string[];
let small: boolean;
let root: HTMLElement;
let stop: () => void;

beforeEach(() => {
  [planned, small, deeds] = [true, false, []];
  document.body.innerHTML =
    '<div id="board"><button>card</button></div><input /><dialog><button>x</button></dialog>';
  root = document.getElementById('board')!;
  const does = (deed: string) => () => {
    if (planned) deeds.push(deed);
    return planned;
  };
  stop = $effect.root(() =>
    boardKeys({ root: () => root, small: () => small, play: does('play'), clear: does('clear') }),
  );
});
afterEach(() => stop());

function press(key: string, modifiers: KeyboardEventInit = {}, on = 'body') {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    ...modifiers,
  });
  document.querySelector<HTMLElement>(on)!.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('keys of every board', () => {
  test.each([
    ['Enter', { ctrlKey: true }, ['play']],
    ['Enter', { metaKey: true }, ['play']],
    ['Escape', {}, ['clear']],
    ['Enter', {}, []], // the button in focus
    ['x', { ctrlKey: true }, []],
  ])('%s with %j', (key, modifiers, expected) => {
    expect(press(key, modifiers)).toBe(expected.length > 0);
    expect(deeds).toEqual(expected);
  });

  test('do nothing where nothing is planned, and leave the key to others', () => {
    planned = false;
    expect(press('Enter', { ctrlKey: true })).toBe(false);
    expect(press('Escape')).toBe(false);
  });

  test.each(['input', 'dialog button'])('mean something else in %s', (on) => {
    expect(press('Escape', {}, on)).toBe(false);
    expect(press('Enter', { ctrlKey: true }, on)).toBe(false);
    expect(deeds).toEqual([]);
  });

  test('belong to the board in focus where several share a page', () => {
    small = true;
    press('Escape');
    expect(deeds).toEqual([]);
    root.querySelector('button')!.focus();
    press('Escape');
    expect(deeds).toEqual(['clear']);
  });

  test('are heard no more when the board is gone', () => {
    stop();
    press('Escape');
    expect(deeds).toEqual([]);
  });
});
