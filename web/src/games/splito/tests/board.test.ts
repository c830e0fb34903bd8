/** The table of Сплито seen from a seat, the choice being made, and the scoring told at the end. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Foreseen, Refused } from '$lib/board';
import { speak } from '$lib/words.svelte';
import type { Goal } from '../pieces/goal';
import { Picking } from '../board/picking.svelte';
import {
  arrivals,
  changeOf,
  named,
  ownersOf,
  plannedKey,
  revealOf,
  seatingOf,
} from '../board/table';
import { isTold, ranking, stepsOf } from '../board/telling';
import { commonStanding, progress, zoneName } from '../board/told';
import type { LaidGoal, SplitoView } from '../board/view';

beforeAll(() => speak('ru'));

/** A table as the server describes it: zone i lies between seats i and i+1; two players own two each. */
function table(players: number, scores: number[] = [], sizes: number[] = []): SplitoView {
  const zones = players === 2 ? 4 : players;
  return {
    turn: 3,
    rounds: 13,
    to_act: [],
    promo: null,
    leaders: [0],
    hand: ['4b', 'g17'],
    picked: null,
    common: [
      { goal: 4, zone: 0, most: 3, next: 2, tied: [] },
      { goal: 10, zone: null, most: 2, next: 2, tied: [0, 1] },
    ],
    zones: Array.from({ length: zones }, () => ({
      cards: [],
      goals: [],
      sum: 0,
      size: 0,
      points: 0,
    })),
    players: Array.from({ length: players }, (_, seat) => ({
      left: players === 2 ? 2 * seat : seat,
      right: players === 2 ? 2 * seat + 1 : (seat + players - 1) % players,
      score: scores[seat] ?? 0,
      cards: sizes[seat] ?? 0,
      picked: false,
    })),
    hands: [],
    goals: {},
  };
}

describe('round the table', () => {
  test.each([
    [4, 0, { left: 0, right: 3 }, [1, 2], [1, 2, 3]],
    [4, 2, { left: 2, right: 1 }, [3, 0], [3, 0, 1]],
    [3, 1, { left: 1, right: 0 }, [2], [2, 0]],
    [2, 0, { left: 0, right: 1 }, [3, 2], [1]],
    [2, 1, { left: 2, right: 3 }, [1, 0], [0]],
    [8, 7, { left: 7, right: 6 }, [0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5, 6]],
  ])('%i players, seat %i', (players, seat, own, far, others) => {
    expect(seatingOf(table(players), seat)).toEqual({ own, far, others });
  });
  test('every zone is somewhere exactly once', () => {
    for (const players of [2, 3, 4, 5, 6, 7, 8]) {
      const { own, far } = seatingOf(table(players), players - 1);
      expect([own.left, own.right, ...far].sort()).toEqual(table(players).zones.map((_, i) => i));
    }
  });
  test('a zone is named after its owners, from the left one on', () => {
    const names = ['Аня', 'Мила', 'Костя'];
    expect(ownersOf(table(3), 2)).toEqual({ seats: [2, 0], side: null });
    expect(zoneName(table(3), 0, 0, names)).toBe('Вы и Мила');
    expect(zoneName(table(3), 2, 0, names)).toBe('Костя и Вы');
    expect(zoneName(table(3), 1, 0, names)).toBe('Мила и Костя');
    expect(zoneName(table(2), 1, 0, names)).toBe('Ваша правая');
    expect(zoneName(table(2), 2, 0, names)).toBe('Мила, слева');
  });
});

describe('cards in a zone', () => {
  test('two of a kind have names of their own', () => {
    expect(named(3, ['4b', '4b', '5r']).map((one) => one.key)).toEqual([
      'z3-4b-1',
      'z3-4b-2',
      'z3-5r-1',
    ]);
  });
  test('the planned one is the one that was not there', () => {
    expect(plannedKey(0, ['4b'], ['4b', '4b'])).toBe('z0-4b-2');
    expect(plannedKey(0, ['4b'], ['4b'])).toBeNull();
  });
  test.each([
    [{ met: true }, { met: false }, 'loss'],
    [{ met: false }, { met: true }, 'gain'],
    [{ met: true }, { met: true }, null],
    [undefined, { met: true }, null],
  ])('a goal %j then %j', (before, after, change) => expect(changeOf(before, after)).toBe(change));
});

const laid = (more: Partial<LaidGoal>): LaidGoal => ({
  goal: 1,
  met: false,
  lost: false,
  has: 0,
  asks: 1,
  short: 0,
  over: 0,
  here: null,
  elsewhere: null,
  ...more,
});
const goal = (more: Partial<Goal>): Goal => ({ id: 1, type: 'value', points: 2, ...more });

describe('how far a goal is', () => {
  test.each([
    [goal({ type: 'majority', colour: 'b' }), laid({ here: 2, elsewhere: 1 }), '2\u00a0:\u00a01'],
    [goal({ number: 4, exactly: 0 }), laid({ asks: 0, has: 0 }), 'нет'],
    [goal({ number: 4, exactly: 0 }), laid({ asks: 0, has: 2 }), 'есть 2'],
    [goal({ number: 4, exactly: 2 }), laid({ asks: 2, has: 1 }), '1 из 2'],
    [goal({ type: 'zone', at_least: 15 }), laid({ asks: 15, has: 12 }), '12 карт'],
  ])('%#', (card, one, words) => expect(progress(card, one)).toBe(words));
  test('a common goal says where it would go', () => {
    const words = (zone: number) => `зона ${zone}`;
    expect(commonStanding(table(4), 0, { left: 0, right: 3 }, words)).toBe('слева 3\u00a0:\u00a02');
    expect(commonStanding(table(4), 0, { left: 2, right: 1 }, words)).toBe(
      'зона 0 3\u00a0:\u00a02',
    );
    expect(commonStanding(table(4), 1, { left: 0, right: 3 }, words)).toBe('ничья 2\u00a0:\u00a02');
  });
});

describe('the scoring is told', () => {
  test('common goals first, then the zones, then who won', () => {
    const steps = stepsOf(table(3), [0, 1, 2]);
    expect(steps.map((step) => (step.kind === 'zone' ? step.zone : step.kind))).toEqual([
      'common',
      0,
      1,
      2,
      'end',
    ]);
    expect([0, 1, 2].map((zone) => isTold(steps, 2, zone))).toEqual([true, true, false]);
    expect(isTold(steps, 4, 2)).toBe(true);
  });
  test('by score, then by fewer cards; equals share a place', () => {
    const rows = ranking(table(4, [24, 30, 24, 24], [20, 9, 18, 20]));
    expect(rows.map((row) => [row.seat, row.place])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
      [3, 3],
    ]);
  });
});

describe('a choice', () => {
  function picking() {
    const played: string[][] = [];
    const asked: string[] = [];
    const pick = new Picking(() => ({
      play: (moves) => void played.push(moves),
      explain: () => {},
      preview: async (moves): Promise<Foreseen<SplitoView> | Refused> => {
        asked.push(moves.join());
        return { type: 'previewed', view: table(4), legal: [], events: [] };
      },
    }));
    pick.begin(null);
    return { pick, played, asked };
  }

  test('needs a card and a zone, in any order', async () => {
    const { pick, played, asked } = picking();
    pick.aim('right');
    expect(pick.ready).toBe(false);
    pick.choose('4b');
    expect(pick.ready).toBe(true);
    await Promise.resolve();
    pick.confirm();
    expect(played).toEqual([['4b right']]);
    expect(asked).toEqual(['4b right']);
  });
  test('that was sent waits, until it is changed', () => {
    const { pick } = picking();
    pick.begin({ card: '4b', zone: 'right' });
    expect([pick.waiting, pick.ready]).toEqual([true, false]);
    pick.aim('left');
    expect([pick.waiting, pick.ready]).toEqual([false, true]);
    pick.clear();
    expect([pick.card, pick.side]).toEqual(['4b', 'right']);
  });
});

describe('a reveal', () => {
  const played = (card: string, zone: number) => ({
    id: 'splito-event-played',
    seat: 0,
    version: 1,
    text: null,
    facts: { card, zone },
  });

  test('cards come one after another, and a zone stands anew with the last of its own', () => {
    const reveal = revealOf([
      played('4b', 2),
      { ...played('', 0), id: 'splito-event-reveal' },
      played('17:value,4,2', 0),
      played('1r', 2),
    ]);
    expect(reveal).toEqual([
      { card: '4b', zone: 2 },
      { card: 'g17', zone: 0 },
      { card: '1r', zone: 2 },
    ]);
    expect([...arrivals(reveal)]).toEqual([
      [2, 3],
      [0, 2],
    ]);
  });
});
