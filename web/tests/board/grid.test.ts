import { describe, expect, test } from 'vitest';
import { gridKeys, stepped } from '$board/grid';

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

describe('keys on the place in focus', () => {
  function pressed(key: string, modifiers: KeyboardEventInit = {}) {
    const deeds: unknown[] = [];
    const at = { row: 0, column: 0 };
    const keys = gridKeys({
      rows: 2,
      columns: 2,
      at: () => at,
      walk: (to) => deeds.push(to),
      touch: () => deeds.push('touch'),
    });
    const event = new KeyboardEvent('keydown', { key, cancelable: true, ...modifiers });
    keys(event);
    return [...deeds, event.defaultPrevented];
  }

  test.each([
    ['Enter', {}, ['touch', true]],
    [' ', {}, ['touch', true]],
    ['ArrowDown', {}, [{ row: 1, column: 0 }, true]],
    ['Enter', { ctrlKey: true }, [false]], // plays the plan: the board's own key
    ['Enter', { metaKey: true }, [false]],
    ['x', {}, [false]],
  ])('%s with %j', (key, modifiers, expected) => {
    expect(pressed(key, modifiers)).toEqual(expected);
  });
});
