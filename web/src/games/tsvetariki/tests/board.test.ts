// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { cellsOf, jokerChoices, pick, toggle, touch } from '../board/selection';
import { slid } from '../board/tokens';
import { cellAt, placeOf, tokenAt } from '../board/view';

// r r * r    the joker c1 joins a1 b1 with d1; the joker e1 lies beyond it
const GROUPS = {
  a1: 'a1 b1',
  'a1+c1': 'a1 b1 c1 d1',
  'd1+e1': 'd1 e1',
  'a1+c1+e1': 'a1 b1 c1 d1 e1',
  g1: 'g1 h1',
};

describe('choosing a group', () => {
  test.each([
    ['b1', { anchor: 'b1', move: 'a1' }], // the fewest jokers
    ['d1', { anchor: 'd1', move: 'a1+c1' }], // then the most tokens
    ['c1', { anchor: 'a1', move: 'a1+c1' }], // a joker goes with a coloured token
    ['h1', { anchor: 'h1', move: 'g1' }],
    ['j9', null], // belongs to no group
  ])('touching %s means %j', (cell, expected) => {
    expect(pick(GROUPS, cell)).toEqual(expected);
  });

  test('a joker joins and leaves, and takes others with it where that is the only way', () => {
    const plain = { anchor: 'a1', move: 'a1' };
    expect(toggle(GROUPS, plain, 'c1')).toEqual({ anchor: 'a1', move: 'a1+c1' });
    expect(toggle(GROUPS, plain, 'e1')).toEqual({ anchor: 'a1', move: 'a1+c1+e1' });
    expect(toggle(GROUPS, { anchor: 'a1', move: 'a1+c1+e1' }, 'c1')).toEqual(plain);
    expect(toggle(GROUPS, plain, 'i9')).toBeNull();
  });

  test('every joker that can go along is offered with what it would change', () => {
    expect(jokerChoices(GROUPS, { anchor: 'a1', move: 'a1+c1' })).toEqual([
      { cell: 'c1', taken: true, difference: -2 },
      { cell: 'e1', taken: false, difference: 1 },
    ]);
  });

  test('where all jokers must be taken none is offered', () => {
    expect(jokerChoices({ 'a1+c1': 'a1 b1 c1' }, { anchor: 'a1', move: 'a1+c1' })).toEqual([]);
  });

  test('a joker beside the chosen group is toggled, any other token begins anew', () => {
    const plan = { anchor: 'a1', move: 'a1' };
    expect(touch(GROUPS, plan, 'c1')).toEqual({ anchor: 'a1', move: 'a1+c1' });
    expect(touch(GROUPS, plan, 'g1')).toEqual({ anchor: 'g1', move: 'g1' });
  });

  test('touching the chosen group again keeps its jokers', () => {
    const plan = { anchor: 'a1', move: 'a1+c1' };
    expect(touch(GROUPS, plan, 'b1')).toEqual(plan);
  });

  test('a move that is not there takes nothing', () => {
    expect(cellsOf(GROUPS, 'z')).toEqual([]);
  });
});

describe('cells', () => {
  test.each([
    ['a1', 9, 0],
    ['j10', 0, 9],
    ['d4', 6, 3],
  ])('%s is drawn in row %d, column %d', (cell, row, column) => {
    expect(placeOf(cell)).toEqual({ row, column });
    expect(cellAt(row, column)).toBe(cell);
  });

  test('hold a token or nothing', () => {
    const board = [...Array<string>(9).fill('..........'), 'r*........'];
    expect([tokenAt(board, 'a1'), tokenAt(board, 'b1'), tokenAt(board, 'c1')]).toEqual([
      'r',
      '*',
      null,
    ]);
  });
});

describe('tokens that slide', () => {
  const rows = (...low: string[]) => [
    ...Array<string>(10 - low.length).fill('..........'),
    ...low.map((row) => row.padEnd(10, '.')),
  ];
  const before = slid([], rows('g', 'rb', 'rbv'), []).tokens;
  const take = (cells: string[], slides: string[]) => [
    { version: 9, id: 'tsvetariki-event-take', seat: 1, facts: { cells, slides }, text: null },
  ];
  const idAt = (tokens: typeof before, cell: string) =>
    tokens.find((token) => token.cell === cell)?.id;

  test('keep who they are', () => {
    const told = slid(before, rows('.b', 'gbv'), take(['a1', 'a2'], ['a3-a1']));
    expect(idAt(told.tokens, 'a1')).toBe(idAt(before, 'a3'));
    expect(idAt(told.tokens, 'c1')).toBe(idAt(before, 'c1'));
    expect(told.taken?.seat).toBe(1);
    expect(told.taken?.tokens.map(({ kind }) => kind)).toEqual(['r', 'r']);
  });

  test('close up when a ramp is empty', () => {
    const told = slid(before, rows('g', 'r', 'rv'), take(['b1', 'b2'], ['c1-b1']));
    expect(idAt(told.tokens, 'b1')).toBe(idAt(before, 'c1'));
  });

  test('follow several moves that came at once', () => {
    const events = [...take(['a1', 'a2'], ['a3-a1']), ...take(['b1', 'b2'], ['c1-b1'])];
    const told = slid(before, rows('gv'), events);
    expect(idAt(told.tokens, 'b1')).toBe(idAt(before, 'c1'));
    expect(told.taken?.tokens.map(({ kind }) => kind)).toEqual(['b', 'b']);
  });

  test('stay where nothing changed', () => {
    expect(slid(before, rows('g', 'rb', 'rbv'), []).tokens).toEqual(before);
  });

  test('are new where the events do not explain the board', () => {
    const told = slid(before, rows('yy'), take(['a1'], []));
    expect(told.taken).toBeNull();
    expect(told.tokens.map(({ kind }) => kind)).toEqual(['y', 'y']);
  });
});
