// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { arrivals } from '../board/arrivals';
import { capsule, directionOf, strokeOf } from '../board/lines';
import {
  choiceOf,
  chosen,
  deedOf,
  deedsOf,
  read,
  targets,
  withCard,
  withSquare,
} from '../board/moves';
import { bySuit, placeOf, squareAt, type View } from '../board/view';
import { scrollAfter, scrollTo } from '../board/zoom';

describe('moves', () => {
  test.each([
    ['4H i8', 'put', '4H', 'i8', null],
    ['JC d10', 'put', 'JC', 'd10', null],
    ['JS x d4', 'take', 'JS', 'd4', null],
    ['4H dead', 'dead', '4H', null, null],
    ['TH TH i8', 'twin', 'TH', 'i8', null],
    ['4H 4H i8-j9', 'shift', '4H', 'i8', 'j9'],
    ['draw', 'draw', null, null, null],
    ['pass', 'pass', null, null, null],
  ])('%s is read', (text, deed, card, square, to) => {
    expect(read(text)).toEqual({ text, deed, card, square, to });
  });

  test('what is no move is an error', () => {
    expect(() => read('4H 5H i8')).toThrow('4H 5H i8');
  });
});

describe('choosing', () => {
  const steps = [
    '4H f5',
    '4H i8',
    '4H 4H f5',
    '4H 4H i8',
    '9C a5',
    '3S dead',
    '3S 3S c1-b1',
    '3S 3S f9-e8',
    '3S 3S f9-g9',
    'JS x d4',
    'JS x e5',
  ].map(read);

  test.each([
    ['4H', ['put', 'twin']],
    ['3S', ['dead', 'shift']],
    ['JS', ['take']],
    ['AD', []],
  ])('%s allows %j', (card, deeds) => {
    expect(deedsOf(steps, card)).toEqual(deeds);
  });

  test('a card with two squares waits for one of them', () => {
    const card = withCard(steps, '4H');
    expect(targets(steps, card)).toEqual(['f5', 'i8']);
    expect(chosen(steps, card)).toBeNull();
    expect(chosen(steps, withSquare(steps, card, 'i8'))?.text).toBe('4H i8');
    expect(withSquare(steps, card, 'a1')).toBeNull();
  });

  test('where there is one square it is chosen', () => {
    expect(chosen(steps, withCard(steps, '9C'))?.text).toBe('9C a5');
  });

  test('twins are played as a pair where that is wanted', () => {
    const both = withCard(steps, '4H', 'twin');
    expect(chosen(steps, withSquare(steps, both, 'f5'))?.text).toBe('4H 4H f5');
  });

  test('a dead card needs no square', () => {
    expect(chosen(steps, withCard(steps, '3S'))?.text).toBe('3S dead');
  });

  test('a shift needs the chip, then the place; both can be chosen anew', () => {
    const shift = withCard(steps, '3S', 'shift');
    expect(targets(steps, shift)).toEqual(['c1', 'f9']);
    const chip = withSquare(steps, shift, 'f9')!;
    expect(targets(steps, chip)).toEqual(['e8', 'g9']);
    expect(chosen(steps, chip)).toBeNull();
    expect(chosen(steps, withSquare(steps, chip, 'g9'))?.text).toBe('3S 3S f9-g9');
    expect(chosen(steps, withSquare(steps, chip, 'c1'))?.text).toBe('3S 3S c1-b1'); // one place only
  });

  test('a deed that the card does not allow is not meant', () => {
    expect(deedOf(steps, { card: 'JS', deed: 'twin', square: null, to: null })).toBe('take');
  });

  test('a hint becomes a choice', () => {
    expect(chosen(steps, choiceOf(read('3S 3S f9-e8')))?.text).toBe('3S 3S f9-e8');
    expect(choiceOf(read('pass'))).toBeNull();
  });
});

describe('squares and lines', () => {
  test.each([
    ['a1', 0, 0],
    ['j10', 9, 9],
    ['h3', 2, 7],
  ])('%s is in row %d, column %d', (square, row, column) => {
    expect(placeOf(square)).toEqual({ row, column });
    expect(squareAt(row, column)).toBe(square);
  });

  test.each([
    [['c4', 'd4', 'e4', 'f4', 'g4'], 'row', 0],
    [['e4', 'e5', 'e6', 'e7', 'e8'], 'column', 90],
    [['d6', 'e7', 'f8', 'g9', 'h10'], 'diagonal', 45],
    [['h1', 'g2', 'f3', 'e4', 'd5'], 'diagonal', 135],
  ])('%j is a %s', (squares, direction, angle) => {
    expect(directionOf(squares)).toBe(direction);
    expect(capsule(squares, 1).angle).toBeCloseTo(angle);
    const { x1, y1, x2, y2 } = strokeOf(squares);
    expect(capsule(squares, 1).length).toBeCloseTo(Math.hypot(x2 - x1, y2 - y1) + 1);
  });
});

describe('zoom', () => {
  test.each([
    [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ],
    [
      { x: 170, y: 170 },
      { x: 170, y: 170 },
    ], // the middle stays in the middle
    [
      { x: 340, y: 340 },
      { x: 340, y: 340 },
    ],
    [
      { x: 100, y: 300 },
      { x: 100, y: 300 },
    ],
  ])('at %j the point stays under the finger', (point, expected) => {
    const scroll = scrollAfter(point, { x: 0, y: 0 }, 2, 340);
    expect(scroll).toEqual(expected);
    expect((scroll.x + point.x) / 2).toBeCloseTo(point.x);
  });

  test('a square comes to the middle as far as there is board', () => {
    expect(scrollTo(5, 5, 10, 2, 340)).toEqual({ x: 204, y: 204 });
    expect(scrollTo(0, 9, 10, 2, 340)).toEqual({ x: 340, y: 0 });
  });
});

describe('what came to the board', () => {
  const view = { board: ['*..R......', ...Array<string>(9).fill('..........')] } as View;
  const event = (id: string, facts: Record<string, unknown>) => ({
    version: 1,
    id: `jack-event-${id}`,
    seat: 0,
    facts,
    text: null,
  });

  test.each([
    [
      'a chip from its side',
      [event('put', { card: '4S', square: 'd1' })],
      ['d1'],
      [['d1', '[data-supply="R"]']],
    ],
    [
      'a chip taken back to its side',
      [event('take', { card: 'JS', square: 'e5', side: 'B' })],
      ['e5'],
      [['e5', '[data-supply="B"]']],
    ],
    [
      'a chip from square to square',
      [event('shift', { square: 'e5', to: 'd1', side: 'R' })],
      ['e5', 'd1'],
      [['d1', '[data-square="e5"]']],
    ],
  ])('%s', (_, events, latest, ways) => {
    const found = arrivals(view, events);
    expect(found?.latest).toEqual(latest);
    expect([...found!.ways]).toEqual(ways);
  });

  test('nothing, where no event touched it', () => {
    expect(arrivals(view, [event('draw', { size: 1 })])).toBeNull();
  });
});

test('discards lie in rows, a suit each, from low to high', () => {
  expect(bySuit(['KH', '2S', 'TS', '3H', '2S'])).toEqual([
    ['2S', '2S', 'TS'],
    ['3H', 'KH'],
  ]);
  expect(bySuit([])).toEqual([]);
});
