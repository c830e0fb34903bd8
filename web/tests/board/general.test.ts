import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import Board from '$board/general/Board.svelte';
import { changesOf, fieldName, moveText, sheetOf, valueText } from '$board/general/said';
import type { BoardProps, Refused } from '$lib/board';
import { learn, speak } from '$lib/words.svelte';

const WORDS = `
poker-view-pot = The pot
poker-view-lead-by = Leads by
poker-view-phase-first = first round
poker-view-card-k = King
poker-move-bet = Bet one chip
poker-move-show = Show { $second } to { $third }
`;
const NAMES = ['Ann', 'Bob'];

beforeAll(async () => {
  await speak('en');
  await learn([async () => WORDS]);
});

describe('a view in words', () => {
  test.each([
    ['pot', 'The pot'],
    ['deck_size', 'Deck size'],
    ['lead.by', 'Leads by'],
    ['lead.pot', 'Lead · The pot'],
  ])('the field %s is called «%s»', (path, expected) => {
    expect(fieldName('poker', path)).toBe(expected);
  });

  test.each([
    ['phase', 'first', 'first round'],
    ['card', 'K', 'King'],
    ['card', 'Q', 'Q'],
    ['bet', true, 'yes'],
    ['bet', 3, '3'],
    ['seat', 1, 'Bob'],
    ['to_seat', 0, 'Ann'],
    ['sign', '+', '+'],
  ])('%s: %j is said as «%s»', (field, value, expected) => {
    expect(valueText('poker', field, value, NAMES)).toBe(expected);
  });

  test.each([
    ['bet', 'Bet one chip'],
    ['show K Bob', 'Show K to Bob'],
    ['fold now', 'Fold now'],
    ['2x', '2x'],
  ])('the move %s is «%s»', (move, expected) => {
    expect(moveText('poker', move)).toBe(expected);
  });

  test('is sorted by whom it is about', () => {
    const view = {
      turn: 3,
      to_act: [0],
      pot: 2,
      players: [
        { chips: 1, card: null },
        { chips: 2, card: 'K' },
      ],
      stakes: [5, 6],
      hand: ['K', 'Q'],
      lead: { seat: 1, by: 'K' },
      board: ['rrrr', '....', 'bbbb'],
      rounds: [{ won: 0 }, { won: 1 }, { won: 0 }],
    };
    const { table, seats } = sheetOf('poker', view, NAMES);
    expect(table.map(({ name, values }) => [name, ...values])).toEqual([
      ['Turn', '3'],
      ['The pot', '2'],
      ['Hand', 'K', 'Q'],
      ['Lead · Seat', 'Bob'],
      ['Leads by', 'K'],
      ['Board', 'rrrr', '....', 'bbbb'],
      ['Rounds · 1 · Won', '0'],
      ['Rounds · 2 · Won', '1'],
      ['Rounds · 3 · Won', '0'],
    ]);
    expect(seats.map((rows) => rows.map(({ name, values }) => [name, ...values]))).toEqual([
      [
        ['Chips', '1'],
        ['Stakes', '5'],
      ],
      [
        ['Chips', '2'],
        ['Card', 'King'],
        ['Stakes', '6'],
      ],
    ]);
  });

  test('says what would change', () => {
    const rows = (pot: number) => sheetOf('poker', { pot, phase: 'first' }, NAMES).table;
    expect([...changesOf(rows(2), rows(3))]).toEqual([['pot', ['3']]]);
    expect(changesOf(rows(2), rows(2)).size).toBe(0);
  });
});

describe('a board for any game', () => {
  const refused: Refused = {
    type: 'refused',
    id: '',
    reason: 'poker-no-bet',
    rule: 'K-3',
    facts: {},
    text: 'Not now.',
    retry: false,
  };
  let played: string[][];
  let explained: Refused[];

  afterEach(cleanup);
  beforeEach(() => {
    played = [];
    explained = [];
  });

  function props(changes: Partial<BoardProps> = {}): BoardProps {
    const seat = (name: string, person: number) => ({
      kind: 'person' as const,
      person,
      name,
      bot: null,
      standin: null,
      clock: null,
    });
    return {
      view: { turn: 1, to_act: [0], pot: 2, card: 'K' },
      own: ['card'],
      seat: 0,
      table: {
        game: 'poker',
        options: {},
        settings: {},
        status: 'playing',
        match: 1,
        host: 0,
        seats: NAMES.map(seat),
        to_act: [0],
        turn: 1,
        commitment: null,
        seed: null,
        outcome: null,
      },
      legal: ['bet', 'check'],
      events: [],
      active: true,
      play: (moves) => void played.push(moves),
      preview: async () => ({
        type: 'previewed',
        view: { turn: 1, pot: 3, card: 'K' },
        legal: [],
        events: [{ version: 0, id: 'poker-event-bet', seat: 0, facts: {}, text: 'Ann bets.' }],
      }),
      explain: (why) => void explained.push(why),
      ...changes,
    };
  }
  const button = (name: string) => screen.getByRole('button', { name });

  test('says what is on the table and who is to move', () => {
    render(Board, { props: props() });
    const table = screen.getByRole('region', { name: 'On the table' });
    expect(within(table).getByText('The pot')).toBeTruthy();
    expect(within(table).queryByText('King')).toBeNull();
    const own = screen.getByRole('region', { name: 'only you see this' });
    expect(within(own).getByText('King')).toBeTruthy();
    expect(within(screen.getByRole('article', { name: 'Ann' })).getByText('to move')).toBeTruthy();
    expect(button('Play').ariaDisabled).toBe('true');
  });

  test('a chosen move shows what it would bring, and is played by the button', async () => {
    render(Board, { props: props() });
    await fireEvent.click(button('Bet one chip'));
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Ann bets.'));
    expect(document.querySelector('ins')!.textContent.trim()).toBe('3');
    expect(played).toEqual([]);
    await fireEvent.click(button('Play: Bet one chip'));
    expect(played).toEqual([['bet']]);
  });

  test('the move can be taken back by touching it again or by Escape', async () => {
    render(Board, { props: props() });
    await fireEvent.click(button('Check'));
    await fireEvent.click(button('Check'));
    expect(button('Check').ariaPressed).toBe('false');
    await fireEvent.click(button('Check'));
    await fireEvent.keyDown(window, { key: 'Escape' });
    await fireEvent.keyDown(window, { key: 'Enter', ctrlKey: true });
    expect(played).toEqual([]);
  });

  test('Ctrl and Enter play it', async () => {
    render(Board, { props: props() });
    await fireEvent.click(button('Check'));
    await fireEvent.keyDown(window, { key: 'Enter', ctrlKey: true });
    expect(played).toEqual([['check']]);
  });

  test('a refusal is explained and nothing stays chosen', async () => {
    render(Board, { props: props({ preview: async () => refused }) });
    await fireEvent.click(button('Check'));
    await vi.waitFor(() => expect(explained).toEqual([refused]));
    expect(button('Check').ariaPressed).toBe('false');
  });

  test('the answer to an earlier question is not shown', async () => {
    const answers: ((answer: Refused) => void)[] = [];
    const preview = () => new Promise<Refused>((resolve) => answers.push(resolve));
    render(Board, { props: props({ preview }) });
    await fireEvent.click(button('Bet one chip'));
    await fireEvent.click(button('Check'));
    answers[0]!(refused);
    await Promise.resolve();
    expect(explained).toEqual([]);
    expect(button('Check').ariaPressed).toBe('true');
  });

  test('a hint is laid out', async () => {
    render(Board, { props: props({ hint: { move: 'check', turn: ['check'] } }) });
    await vi.waitFor(() => expect(button('Check').ariaPressed).toBe('true'));
  });

  test('what happened stays until something else does', async () => {
    const event = { version: 1, id: 'e', seat: 1, facts: {}, text: 'Bob bets.' };
    const { rerender } = render(Board, { props: props({ events: [event] }) });
    await rerender(props({ events: [] }));
    expect(screen.getByText('Bob bets.')).toBeTruthy();
  });

  test('who looks on, or leafs through, has no buttons', () => {
    const { unmount } = render(Board, { props: props({ seat: null, legal: [] }) });
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    render(Board, { props: props({ still: true }) });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
