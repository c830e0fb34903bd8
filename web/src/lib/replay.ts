/** A finished match as a board wants it: the table at a step, and a link to a moment. */
import type { Replay, ReplayStep } from './api';
import type { TableInfo } from './protocol';

/** The moment an address names: `?step=12&seat=1`. */
export function momentOf(query: URLSearchParams): { step: number; seat: number | null } {
  const number = (name: string) => {
    const value = Number.parseInt(query.get(name) ?? '', 10);
    return Number.isNaN(value) || value < 0 ? null : value;
  };
  return { step: number('step') ?? 0, seat: number('seat') };
}

/** Steps that tell nothing (a turn ends where more could be done) belong to the one before. */
export function inWords(steps: readonly ReplayStep[]): ReplayStep[] {
  const told: ReplayStep[] = [];
  for (const step of steps) {
    const before = told.at(-1);
    if (step.events.length || !before) told.push(step);
    else told[told.length - 1] = { ...before, public: step.public, sights: step.sights };
  }
  return told;
}

/** The table as it was after a step; the outcome only after the last. */
export function tableAt(replay: Replay, at: number): TableInfo {
  const last = at >= replay.steps.length - 1;
  const next = replay.steps.slice(at + 1).find(({ seat }) => seat !== null && seat >= 0);
  return {
    game: replay.game,
    options: replay.options,
    settings: {},
    status: last ? 'over' : 'playing',
    match: 1,
    host: null,
    seats: replay.names.map((name, person) => ({
      kind: 'person' as const,
      person,
      name,
      bot: null,
      standin: null,
      clock: null,
    })),
    to_act: last || !next ? [] : [next.seat!],
    turn: replay.steps[at]?.turn ?? 0,
    commitment: null,
    seed: null,
    outcome: last ? replay.outcome : null,
  };
}
