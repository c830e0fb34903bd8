import { describe, expect, test } from 'vitest';
import {
  EMPTY,
  eyes,
  myTurn,
  reduce,
  sameMoment,
  sightOf,
  slow,
  timeLeft,
  type TableState,
} from '$lib/table';
import { happening, saying, sight, table, update, you } from './made';

const NOW = 1_000_000;
const after = (...messages: Parameters<typeof reduce>[1][]): TableState =>
  messages.reduce((state, message) => reduce(state, message, NOW), EMPTY);

describe('a table', () => {
  test('begins with the whole and goes on from there', () => {
    const state = after(
      update({ version: 3, since: null, events: [happening(2), happening(3)] }),
      update({ version: 4, since: 3, events: [happening(4)] }),
    );
    expect(state.version).toBe(4);
    expect(state.log.map((event) => event.version)).toEqual([2, 3, 4]);
    expect(state.fresh.map((event) => event.version)).toEqual([4]);
  });

  test('hears nothing twice, however often it is told', () => {
    const again = update({
      version: 4,
      since: 2,
      events: [happening(3), happening(4)],
      said: [saying(4)],
    });
    const state = after(update({ version: 3, since: null, events: [happening(3)] }), again, again);
    expect(state.log.map((event) => event.version)).toEqual([3, 4]);
    expect(state.said).toHaveLength(1);
    expect(state.fresh).toEqual([]);
  });

  test('does not go back when an older update comes late', () => {
    const newer = after(update({ version: 9, since: null }));
    expect(reduce(newer, update({ version: 8, since: 7, events: [happening(8)] }), NOW)).toBe(
      newer,
    );
  });

  test('forgets what it had when it is told the whole', () => {
    const state = after(
      update({ version: 3, since: null, events: [happening(3)], said: [saying(2)] }),
      update({ version: 300, since: null, events: [happening(300)] }),
    );
    expect(state.log.map((event) => event.version)).toEqual([300]);
    expect(state.said).toEqual([]);
    expect(state.fresh).toEqual([]);
  });

  test('begins a new log with a new match', () => {
    const state = after(
      update({ version: 3, since: null, events: [happening(3)] }),
      update({ version: 5, since: 3, events: [happening(5)], table: table({ match: 2 }) }),
    );
    expect(state.log.map((event) => event.version)).toEqual([5]);
  });

  test.each([
    [{ type: 'ack', id: 'a', version: 9 } as const],
    [
      {
        type: 'refused',
        id: 'a',
        reason: 'table-no-turn',
        rule: null,
        facts: {},
        text: null,
        retry: false,
      } as const,
    ],
    [{ type: 'pong' } as const],
    [{ type: 'bye', reason: 'table-bye-restart', again: true } as const],
  ])('is not changed by $type: the update changes it', (message) => {
    const state = after(update({ version: 3, since: null }));
    expect(reduce(state, message, NOW)).toBe(state);
  });

  test('is closed by a goodbye for good, and opened by a later update', () => {
    const bye = { type: 'bye', reason: 'table-bye-unknown', again: false } as const;
    expect(after(bye).bye).toEqual(bye);
    expect(after(bye, update({ version: 1, since: null })).bye).toBeNull();
  });
});

describe('whose eyes', () => {
  test.each([
    { seats: [], to_act: [0], expected: null },
    { seats: [2], to_act: [0], expected: 2 },
    { seats: [0, 1], to_act: [1], expected: 1 },
    { seats: [0, 1], to_act: [2], expected: 0 },
  ])('with seats $seats and $to_act to act: $expected', ({ seats, to_act, expected }) => {
    const state = after(
      update({ version: 1, since: null, you: you({ seats }), table: table({ to_act }) }),
    );
    expect(eyes(state)).toBe(expected);
  });

  test('see their own sight, a spectator the only one', () => {
    const state = after(update({ version: 1, since: null, sights: [sight(0), sight(1)] }));
    expect(sightOf(state, 1)?.seat).toBe(1);
    expect(
      sightOf(after(update({ version: 1, since: null, sights: [sight(null)] })), null)?.seat,
    ).toBeNull();
    expect(sightOf(EMPTY, 0)).toBeNull();
  });
});

describe('the turn', () => {
  test('is mine if a seat of mine is to act and no bot plays for me', () => {
    const mine = update({
      version: 1,
      since: null,
      you: you({ seats: [1] }),
      table: table({ to_act: [1] }),
    });
    expect(myTurn(after(mine))).toBe(true);
    const away = table({ to_act: [1] });
    away.seats[1]!.standin = 'level3';
    expect(myTurn(after({ ...mine, table: away }))).toBe(false);
    expect(myTurn(after({ ...mine, table: table({ to_act: [1], status: 'over' }) }))).toBe(false);
  });

  test('runs the clock of those who are to act, and of nobody else', () => {
    const clocked = table({ to_act: [0] });
    clocked.seats.forEach((seat) => (seat.clock = 10_000));
    const state = after(update({ version: 1, since: null, table: clocked }));
    expect(timeLeft(state, 0, NOW + 3_000)).toBe(7_000);
    expect(timeLeft(state, 1, NOW + 3_000)).toBe(10_000);
    expect(timeLeft(state, 0, NOW + 60_000)).toBe(0);
    expect(timeLeft(after(update({ version: 1, since: null })), 0, NOW)).toBeNull();
  });
});

describe('what may be done', () => {
  const at = (version: number, turn: number, legal: string[]) =>
    after(
      update({ version, since: null, table: table({ turn }), sights: [{ ...sight(0), legal }] }),
    );
  const shown = at(3, 1, ['a', 'b']);

  test.each([
    ['the present itself', at(3, 1, ['a', 'b']), true],
    ['somebody spoke, or chose in secret', at(5, 1, ['a', 'b']), true],
    ['a step was made elsewhere', at(4, 1, ['b']), false],
    ['other moves, as many', at(4, 1, ['a', 'c']), false],
    ['the turn has passed', at(4, 2, ['a', 'b']), false],
  ])('is the same moment or not: %s', (_, now, same) => {
    expect(sameMoment(shown, now, 0)).toBe(same);
  });
});

describe('who keeps the table waiting', () => {
  const minute = 60_000;
  const waiting = after(
    update({ version: 3, since: null, table: table({ to_act: [0, 1] }), you: you({ seats: [0] }) }),
  );

  test('is somebody else, after a minute without a move', () => {
    expect(slow(waiting, NOW + minute - 1)).toEqual([]);
    expect(slow(waiting, NOW + minute)).toEqual([1]);
  });

  test('whatever was said meanwhile, until somebody moves', () => {
    const to = { table: waiting.table!, you: waiting.you! };
    const said = reduce(
      waiting,
      update({ ...to, version: 4, since: 3, said: [saying(4)] }),
      NOW + minute,
    );
    expect(slow(said, NOW + minute)).toEqual([1]);
    const moved = reduce(
      said,
      update({
        ...to,
        version: 5,
        since: 4,
        events: [{ ...happening(5), id: 'red7-event-palette' }],
      }),
      NOW + minute,
    );
    expect(slow(moved, NOW + minute)).toEqual([]);
  });
});
