/** A table as this browser knows it: one plain object, changed by what the server says and nothing else. */
import type { Bye, Happening, Said, ServerMessage, TableInfo, You } from './protocol';
import { seen, type Seen } from './view';

export interface TableState {
  /** The last version seen; null: nothing yet. */
  version: number | null;
  table: TableInfo | null;
  you: You | null;
  sights: readonly Seen[];
  /** What happened, oldest first; the latest `KEPT`. */
  log: readonly Happening[];
  said: readonly Said[];
  /** What came with the last update, for boards to animate. Empty after a jump. */
  fresh: readonly Happening[];
  /** When the last update came, by this browser's clock: clocks run from then. */
  at: number;
  /** Since when the table waits for a move, by the same clock; who comes later knows it later. */
  waiting: number;
  /** The server closed the table for good. */
  bye: Bye | null;
}

export const KEPT = 400;

export const EMPTY: TableState = {
  version: null,
  table: null,
  you: null,
  sights: [],
  log: [],
  said: [],
  fresh: [],
  at: 0,
  waiting: 0,
  bye: null,
};

/** The state after a message. Answers to one's own deeds change nothing: the update does. */
export function reduce(state: TableState, message: ServerMessage, now: number): TableState {
  switch (message.type) {
    case 'update': {
      const whole = message.since === null;
      // An update that was overtaken by a newer one says nothing new.
      if (!whole && state.version !== null && message.version < state.version) return state;
      const after = whole ? -1 : (state.version ?? -1);
      const events = message.events.filter((event) => event.version > after);
      const said = message.said.filter((one) => one.version > after);
      const moved = events.some(({ id }) => !id.startsWith('table-'));
      const begun = whole || message.table.match !== state.table?.match;
      return {
        version: message.version,
        table: message.table,
        you: message.you,
        sights: message.sights.map((sight) => seen(message.public, sight)),
        log: [...(begun ? [] : state.log), ...events].slice(-KEPT),
        said: [...(whole ? [] : state.said), ...said].slice(-KEPT),
        fresh: whole ? [] : events,
        at: now,
        waiting: moved || state.version === null ? now : state.waiting,
        bye: null,
      };
    }
    case 'bye':
      return message.again ? state : { ...state, bye: message };
    default:
      return state;
  }
}

/** The seat whose eyes the board is drawn with: one's own, at a shared device the one that is to act. */
export function eyes(state: TableState): number | null {
  const mine = state.you?.seats ?? [];
  if (mine.length === 0) return null;
  return mine.find((seat) => state.table?.to_act.includes(seat)) ?? mine[0]!;
}

/** What a seat sees; a spectator's sight where there is none. */
export function sightOf(state: TableState, seat: number | null): Seen | null {
  return state.sights.find((sight) => sight.seat === seat) ?? state.sights[0] ?? null;
}

/** Whether it is this browser's turn. */
export function myTurn(state: TableState): boolean {
  const { table, you } = state;
  return (
    table?.status === 'playing' &&
    (you?.seats ?? []).some((seat) => table.to_act.includes(seat) && !table.seats[seat]?.standin)
  );
}

/** Whether this browser may do something at the table: where all choose at once, also choose anew. */
export function mayAct(state: TableState, seat: number | null): boolean {
  const { table, you } = state;
  if (
    table?.status !== 'playing' ||
    seat === null ||
    !you?.seats.includes(seat) ||
    table.seats[seat]?.standin
  )
    return false;
  return (sightOf(state, seat)?.legal.length ?? 0) > 0;
}

/** Whether what a seat may do is still what it was, whatever else has happened since: words, or the
 *  choices of others where all choose at once. */
export function sameMoment(shown: TableState, now: TableState, seat: number | null): boolean {
  if (shown.version === now.version) return true;
  const [was, is] = [sightOf(shown, seat)?.legal ?? [], sightOf(now, seat)?.legal ?? []];
  const same = shown.table?.match === now.table?.match && shown.table?.turn === now.table?.turn;
  return same && was.length === is.length && was.every((move, i) => move === is[i]);
}

const PATIENCE = 60_000; // milliseconds after which the server lets others call a bot

/** Seats of others who have kept the table waiting so long that a bot may play for them. */
export function slow({ table, you, waiting }: TableState, now: number): number[] {
  if (table?.status !== 'playing' || now - waiting < PATIENCE) return [];
  return table.to_act.filter(
    (seat) =>
      table.seats[seat]?.kind === 'person' &&
      !table.seats[seat]?.standin &&
      !you?.seats.includes(seat),
  );
}

/** A move that was proposed to a seat, the turn it begins, and the moment in which it was asked for. */
export interface Hinted {
  move: string;
  turn: readonly string[];
  seat: number;
  asked: TableState;
}

/** What is left on a seat's clock now; null: no clock runs. */
export function timeLeft(state: TableState, seat: number, now: number): number | null {
  const clock = state.table?.seats[seat]?.clock;
  if (clock === null || clock === undefined) return null;
  const runs = state.table?.status === 'playing' && state.table.to_act.includes(seat);
  return Math.max(0, clock - (runs ? now - state.at : 0));
}
