/** Answers that come late, in another order than they were asked for. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { games } from '$lib/offered.svelte';
import { lang, learn, speak, t } from '$lib/words.svelte';
import New from '../src/screens/New.svelte';
import Replay from '../src/screens/Replay.svelte';
import { sight } from './made';

interface Asked {
  path: string;
  answer: (data: unknown) => void;
}
let waiting: Asked[];
let opened: unknown[];

/** Every answer waits until it is given; only what does not matter here is answered at once. */
function fetched(path: string, request: RequestInit): Promise<Response> {
  const json = (data: unknown) =>
    new Response(JSON.stringify(data), { headers: { 'content-type': 'application/json' } });
  if (path === '/api/games') return Promise.resolve(json(INFOS));
  if (path === '/api/me') return Promise.resolve(json({ name: 'Ann', lang: 'en' }));
  if (path === '/api/tables') {
    opened.push(JSON.parse(request.body as string));
    return Promise.resolve(json({ id: 't1', code: 'ABCD' }));
  }
  return new Promise((resolve) => waiting.push({ path, answer: (data) => resolve(json(data)) }));
}

const [ONE, OTHER] = games() as [string, string];
const INFOS = games().map((id) => ({
  id,
  seats: [2],
  options: [],
  defaults: {},
  bots: ['level1'],
  phrases: [],
}));
const choices = (options: Record<string, unknown>) => ({
  options,
  values: Object.fromEntries(Object.keys(options).map((name) => [name, [2, 3]])),
  seats: 2,
  sides: [[0], [1]],
  settings: { clock: { kind: 'none' }, talk: 'free', watch: 'link', standin: 'level1', pace: 0 },
});

async function answerTo(part: string, data: unknown, which = 0) {
  await vi.waitFor(() =>
    expect(waiting.filter(({ path }) => path.includes(part))[which]).toBeTruthy(),
  );
  waiting.filter(({ path }) => path.includes(part))[which]!.answer(data);
  await new Promise((resolve) => setTimeout(resolve));
}

beforeAll(() => speak('en'));
beforeEach(() => {
  [waiting, opened] = [[], []];
  vi.stubGlobal('fetch', vi.fn(fetched));
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a new table', () => {
  const options = () => screen.getByRole('region', { name: t('options') }).textContent;
  const radio = (game: string) =>
    document.querySelectorAll<HTMLInputElement>('input[name=game]')[games().indexOf(game)]!;

  test('never shows the options of one game as those of another', async () => {
    render(New, { what: ONE });
    await answerTo(`${ONE}/choices`, choices({ first: 2 }));
    expect(options()).toContain('First');
    await fireEvent.click(radio(OTHER));
    expect(options()).toContain('First'); // as long as there is nothing else to show
    await fireEvent.click(radio(ONE));
    await answerTo(`${ONE}/choices`, choices({ again: 2 }), 1);
    await answerTo(`${OTHER}/choices`, choices({ other: 2 }));
    expect(options()).toContain('Again');
    expect(options()).not.toContain('Other');
  });

  test('opens the game that was picked, with its own options, however fast one is', async () => {
    render(New, { what: ONE });
    await answerTo(`${ONE}/choices`, choices({ first: 2 }));
    await fireEvent.click(radio(OTHER));
    await fireEvent.click(screen.getByRole('button', { name: t('start') }));
    expect(opened).toEqual([]);
    await answerTo(`${OTHER}/choices`, choices({ other: 3 }));
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]).toMatchObject({ game: OTHER, options: { other: 3 } });
  });
});

describe('a replay', () => {
  const steps = (seat: number | null, pot: string) => ({
    game: 'poker',
    options: {},
    names: ['Ann', 'Bob'],
    outcome: null,
    steps: [
      {
        turn: 1,
        seat: null,
        move: null,
        events: [],
        public: { turn: 1, to_act: [], pot },
        sights: [sight(seat)],
      },
    ],
  });
  const look = (seat: string) =>
    fireEvent.change(screen.getByRole('combobox'), { target: { value: seat } });

  test('shows the eyes that were asked for last', async () => {
    render(Replay, { what: 'r1', query: new URLSearchParams('seat=0') });
    await answerTo('seat=0', steps(0, 'first'));
    await vi.waitFor(() => expect(document.body.textContent).toContain('first'));
    const select = screen.getByRole<HTMLSelectElement>('combobox');
    select.selectedIndex = 2;
    await look(select.value);
    select.selectedIndex = 1;
    await look(select.value);
    await answerTo('seat=0', steps(0, 'third'), 1);
    await answerTo('seat=1', steps(1, 'second'));
    await vi.waitFor(() => expect(document.body.textContent).toContain('third'));
    expect(document.body.textContent).not.toContain('second');
  });
});

describe('words from elsewhere', () => {
  test('are said in the language that was asked for last', async () => {
    const given: Record<string, (text: string) => void> = {};
    let late = false;
    const source = (language: string) =>
      late ? new Promise<string>((resolve) => (given[language] = resolve)) : Promise.resolve('');
    await learn([source]);
    late = true;
    const [first, second] = [speak('uk'), speak('ru')];
    given['ru']!('outside = снаружи');
    await second;
    given['uk']!('outside = ззовні');
    await first;
    late = false; // the other tests share these words
    expect([lang(), t('outside')]).toEqual(['ru', 'снаружи']);
  });
});
