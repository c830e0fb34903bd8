/** Messages of the server for tests, with only what matters named. */
import type { Happening, Said, Sight, TableInfo, Update, You } from '$lib/protocol';

export const happening = (version: number): Happening => ({
  version,
  id: 'table-sat',
  seat: 0,
  facts: {},
  text: `event ${version}`,
});

export const saying = (version: number): Said => ({
  version,
  person: 0,
  name: 'Аня',
  phrase: 'phrase-hello',
  text: null,
  side: false,
});

export const sight = (seat: number | null): Sight => ({
  seat,
  private: seat === null ? null : {},
  legal: [],
  may_undo: false,
});

export const you = (given: Partial<You> = {}): You => ({
  person: 0,
  seats: [0],
  host: true,
  muted: [],
  ...given,
});

export function table(given: Partial<TableInfo> = {}): TableInfo & { seats: TableInfo['seats'] } {
  const seat = (person: number) => ({
    kind: 'person' as const,
    person,
    name: `P${person}`,
    bot: null,
    standin: null,
    clock: null,
  });
  return {
    game: 'red7',
    options: {},
    settings: {},
    status: 'playing',
    match: 1,
    host: 0,
    seats: [seat(0), seat(1), seat(2)],
    to_act: [0],
    turn: 1,
    commitment: null,
    seed: null,
    outcome: null,
    ...given,
  };
}

export const update = (
  given: Partial<Update> & { version: number; since: number | null },
): Update => ({
  type: 'update',
  table: table(),
  public: {},
  you: you(),
  events: [],
  said: [],
  sights: [sight(0)],
  ...given,
});
