/** Planning a turn of Red7: steps as text; what is legal comes from the server. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Foreseen, Refused } from '$lib/board';
import { speak } from '$lib/words.svelte';
import { Plan } from '../board/plan.svelte';
import { countWords, headline } from '../board/told';
import {
  extended,
  placesFor,
  ready,
  sending,
  sorted,
  stepOf,
  takeable,
  taking,
  without,
} from '../board/turn';
import type { Lead, Phase, Red7View } from '../board/view';

beforeAll(() => speak('ru'));

describe('steps', () => {
  test.each([
    ['palette 2g', { kind: 'palette', card: '2g', from: null }],
    ['tuck 1 7r', { kind: 'tuck', card: '7r', from: 1 }],
    ['draw', { kind: 'draw', card: null, from: null }],
  ])('%s is read', (text, step) => expect(stepOf(text)).toEqual(step));
});

describe('where a hand card could go', () => {
  const begin = ['palette 2g', 'palette 4b', 'canvas 4b', 'pass'];
  test.each([
    ['4b', [], [begin], ['palette', 'canvas']],
    ['2g', [], [begin], ['palette']],
    ['7y', [], [begin], []],
    ['1g', ['palette 2g'], [begin, ['canvas 1g', 'done']], ['canvas']],
    // With a canvas card planned: what could lie there instead, or go to the palette before it.
    ['2g', ['canvas 4b'], [begin, []], ['palette']],
    ['5g', ['palette 2g', 'canvas 1g'], [begin, ['canvas 1g', 'canvas 5g'], []], ['canvas']],
  ])('%s, planned %j', (card, plan, stages, places) => {
    expect(placesFor(card, plan, stages)).toEqual(places);
  });
});

describe('a plan', () => {
  test('puts the palette before the canvas, whatever was chosen first', () => {
    expect(extended(['canvas 1g'], 'palette 2g')).toEqual(['palette 2g', 'canvas 1g']);
    expect(extended(['palette 2g', 'canvas 1g'], 'canvas 5g')).toEqual(['palette 2g', 'canvas 5g']);
    expect(extended(['palette 5g'], 'palette 2g')).toEqual(['palette 5g', 'palette 2g']);
  });
  test('ends before a step that is taken back', () => {
    expect(without(['palette 2g', 'canvas 1g'], '2g')).toEqual([]);
    expect(without(['palette 2g', 'canvas 1g'], '1g')).toEqual(['palette 2g']);
    expect(without(['palette 2g'], '7r')).toEqual(['palette 2g']);
  });
  test.each([
    [[], [], false, false],
    [['palette 2g'], ['canvas 1g', 'done'], false, true],
    [['palette 2g'], ['canvas 1g'], false, false],
    [['canvas 1g'], [], true, true],
    [['palette 3g', 'draw'], [], false, true],
    [['palette 1g'], ['tuck 1 7r'], false, false],
  ])('%j with %j left can be played: %#', (plan, legal, over, can) => {
    expect(ready(plan, legal, over)).toBe(can);
  });
  test('says that the turn ends where it could go on', () => {
    expect(sending(['palette 2g'], ['canvas 1g', 'done'], false)).toEqual(['palette 2g', 'done']);
    expect(sending(['canvas 1g'], [], true)).toEqual(['canvas 1g']);
    expect(sending(['palette 3g', 'draw'], [], false)).toEqual(['palette 3g', 'draw']);
  });
});

test('what counts stands first', () => {
  expect(sorted(['7o', '6i', '4g', '2o'], ['6i', '4g', '2o'])).toEqual(['6i', '4g', '2o', '7o']);
});

test('actions name the cards they may take', () => {
  const legal = ['tuck 1 7r', 'tuck 2 4y', 'tuck 1 3b'];
  expect(takeable(legal, 1, false)).toEqual(['7r', '3b']);
  expect(takeable(['seven 6b'], 0, true)).toEqual(['6b']);
  expect(taking(legal, '4y')).toBe('tuck 2 4y');
  expect(taking(legal, '5y')).toBeUndefined();
});

function view(rule: Red7View['rule'], lead: Lead | null, more: Partial<Red7View> = {}): Red7View {
  return {
    rule,
    canvas: [],
    top: null,
    players: [],
    lead,
    phase: 'play',
    hand: [],
    deck_size: 10,
    deck_top: [],
    round: 1,
    to_win: null,
    won: null,
    turn: 3,
    to_act: [0],
    ...more,
  };
}
const lead = (seat: number, counts: string[], rival: number | null, rivals: string[]): Lead => ({
  seat,
  by: counts.length === rivals.length ? 'highest' : 'most',
  counts,
  rival,
  rival_counts: rivals,
});

describe('the one sentence', () => {
  const names = ['Аня', 'Мила', 'Сова'];
  test.each([
    [
      view('g', lead(0, ['6i', '4g', '2o', '2v'], 1, ['6r', '6b'])),
      true,
      'Так вы лидируете: 4 чётные против 2',
    ],
    [
      view('b', lead(2, ['7o', '5y', '3g', '2i'], 1, ['6r', '6b'])),
      false,
      'Лидирует Сова: 4 цвета против 2',
    ],
    [view('r', lead(0, ['7r'], 1, ['7o'])), false, 'Вы лидируете: красная 7'],
    [
      view('i', lead(0, ['6g', '5y'], 1, ['4i', '3v'])),
      true,
      'Так вы лидируете: 2 подряд против 2, но старше: зелёная 6',
    ],
    [view('v', lead(1, ['1g'], null, [])), true, 'Пока впереди Мила: 1 карта меньше 4'],
    [view('g', null), false, 'Пока не лидирует никто'],
  ])('%#', (table, planned, sentence) => {
    expect(headline(table, 0, names, planned)).toBe(sentence);
  });
  test('nothing counts', () => expect(countWords('g', [])).toBe('нет чётных'));
});

describe('the plan asks the server', () => {
  const now = view('r', lead(1, ['6y'], 0, ['6i']), { hand: ['2g', '1g', '7v'] });
  const legal = ['palette 2g', 'pass'];
  const after: Record<string, { turn: number; phase: Phase; legal: string[] }> = {
    'palette 2g': { turn: 3, phase: 'canvas', legal: ['canvas 1g'] },
    'palette 2g,canvas 1g': { turn: 4, phase: 'play', legal: [] },
  };

  function planned() {
    const played: string[][] = [];
    const explained: string[] = [];
    const asked: string[] = [];
    const plan = new Plan(() => ({
      play: (moves) => void played.push(moves),
      explain: (refused) => void explained.push(refused.reason),
      preview: async (moves): Promise<Foreseen<Red7View> | Refused> => {
        asked.push(moves.join());
        const found = after[moves.join()];
        if (!found)
          return {
            type: 'refused',
            id: '',
            reason: `no ${moves.join()}`,
            rule: 'R-6',
            facts: {},
            text: null,
            retry: false,
          };
        const view = { ...now, turn: found.turn, phase: found.phase };
        return { type: 'previewed', view, legal: found.legal, events: [] };
      },
    }));
    plan.begin(now, legal);
    return { plan, played, explained, asked };
  }

  test('step by step, until the turn is over, and plays it as one', async () => {
    const { plan, played, asked } = planned();
    await plan.touch('2g');
    expect(plan.steps).toEqual(['palette 2g']);
    expect(plan.ready).toBe(false);
    expect(plan.places('1g')).toEqual(['canvas']);
    await plan.touch('1g');
    expect(plan.ready).toBe(true);
    plan.confirm();
    expect(played).toEqual([['palette 2g', 'canvas 1g']]);
    expect(asked).toEqual(['palette 2g', 'palette 2g,canvas 1g']);
  });
  test('a card that cannot help says why, and nothing is planned', async () => {
    const { plan, explained } = planned();
    await plan.touch('7v');
    expect(explained).toEqual(['no canvas 7v']);
    expect(plan.steps).toEqual([]);
  });
  test('a step taken back takes the later ones with it', async () => {
    const { plan } = planned();
    await plan.touch('2g');
    await plan.touch('1g');
    await plan.remove('2g');
    expect(plan.steps).toEqual([]);
    expect(plan.legal).toEqual(legal);
  });
  test('the same table told again leaves the plan alone', async () => {
    const { plan } = planned();
    await plan.touch('2g');
    plan.refresh({ ...now }, legal);
    expect(plan.steps).toEqual(['palette 2g']);
    plan.begin({ ...now, turn: 5 }, []);
    expect(plan.steps).toEqual([]);
  });
  test('an answer that comes too late changes nothing', async () => {
    const { plan } = planned();
    const late = plan.touch('2g');
    plan.clear();
    await late;
    expect(plan.steps).toEqual([]);
  });
});
