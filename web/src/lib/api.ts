/** The HTTP part of the server: who I am, tables, records, rules. */
import { lang } from './words.svelte';
import type { Happening, OutcomeInfo, Refused, Sight, Settings } from './protocol';
import type { AnyView } from './view';

export class Wrong extends Error {
  constructor(
    /** HTTP status; 0: no answer at all. */
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export type Value = boolean | number | string;
export interface Me {
  name: string;
  lang: string;
}
export interface GameInfo {
  id: string;
  /** How many may sit at its tables. */
  seats: number[];
  options: { name: string; values: Value[]; rule: string | null }[];
  defaults: Record<string, Value>;
  bots: string[];
  phrases: string[];
}
export interface Choices {
  options: Record<string, Value>;
  values: Record<string, Value[]>;
  seats: number;
  sides: number[][];
  settings: Settings;
}
export interface Brief {
  id: string;
  game: string;
  status: 'open' | 'playing' | 'over';
  changed: number;
  names: string[];
  your_turn: boolean;
  code: string;
}
/** OpenSkill: where somebody stands, and how unsure that is. */
export interface Rating {
  game: string;
  mu: number;
  sigma: number;
  matches: number;
}
export interface RecordInfo {
  id: string;
  table?: string;
  number: number;
  game: string;
  at: number;
}
export interface ReplayStep {
  turn: number;
  seat: number | null;
  move: string | null;
  events: Happening[];
  public: AnyView;
  /** Of the seat that was asked for; of all if none was. */
  sights: Sight[];
}
export interface Replay {
  game: string;
  options: Record<string, Value>;
  names: string[];
  outcome: OutcomeInfo;
  steps: ReplayStep[];
}
export interface Rule {
  id: string;
  title: string;
  html: string;
  ruling: boolean;
  edition: string | null;
}
export interface Example {
  id: string;
  rule: string;
  text: string;
  /** Null where there can be no such table. */
  public: AnyView | null;
  sight: Sight | null;
  do: string[];
  refused: Refused | null;
  answer: string | null;
  source: string | null;
}
export interface Rulebook {
  game: string;
  title: string;
  short: string[];
  rules: Rule[];
  examples: Example[];
}
export interface Tried {
  public: AnyView;
  sight: Sight;
  events: Happening[];
  refused: Refused | null;
  answer: string | null;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Wrong(0, 'offline', 'no connection');
  }
  if (answer.status === 204) return undefined as T;
  const text = await answer.text();
  const json = answer.headers.get('content-type')?.includes('json');
  if (answer.ok) return (json ? JSON.parse(text) : text) as T;
  const fault = (json ? JSON.parse(text) : {}) as { error?: string; message?: string };
  throw new Wrong(answer.status, fault.error ?? 'fault', fault.message ?? text);
}

const get = <T>(path: string) => ask<T>('GET', path);

export const api = {
  me: () => get<Me | null>('/api/me'),
  arrive: (name: string) => ask<Me>('POST', '/api/guests', { name, lang: lang() }),
  follow: (token: string) => ask<Me>('POST', '/api/arrivals', { token }),
  change: (changes: Partial<Me>) => ask<Me>('PATCH', '/api/me', changes),
  link: () => ask<{ token: string }>('POST', '/api/me/links'),
  exported: () => get<unknown>('/api/me/export'),
  forget: () => ask<void>('DELETE', '/api/me'),
  ratings: () => get<Rating[]>('/api/ratings'),
  games: () => get<GameInfo[]>('/api/games'),
  /** What a game says on the page, as Fluent messages. */
  words: (game: string, lang: string) => get<string>(`/api/games/${game}/words?lang=${lang}`),
  choices: (game: string, given: Record<string, Value>) =>
    ask<Choices>('POST', `/api/games/${game}/choices`, { given }),
  open: (
    game: string,
    options: Record<string, Value>,
    seats: string[],
    settings: Partial<Settings>,
  ) => ask<{ id: string; code: string }>('POST', '/api/tables', { game, options, seats, settings }),
  tables: () => get<Brief[]>('/api/tables'),
  listed: () => get<Brief[]>('/api/listed'),
  records: () => get<RecordInfo[]>('/api/records'),
  recordsOf: (table: string) =>
    get<{ records: RecordInfo[] }>(`/api/tables/${table}`).then(({ records }) => records),
  codeOf: (table: string) => get<{ code: string }>(`/api/tables/${table}`).then(({ code }) => code),
  byCode: (code: string) => get<{ id: string }>(`/api/codes/${encodeURIComponent(code)}`),
  verify: (record: string) =>
    get<{ holds: boolean; deal?: string; why?: string }>(`/api/records/${record}/verify`),
  steps: (record: string, seat: number | null) =>
    get<Replay>(
      `/api/records/${record}/steps?lang=${lang()}${seat === null ? '' : `&seat=${seat}`}`,
    ),
  rules: (game: string) => get<Rulebook>(`/api/rules/${game}?lang=${lang()}`),
  attempt: (game: string, example: string, moves: string[]) =>
    ask<Tried>('POST', `/api/rules/${game}/try`, { example, do: moves, lang: lang() }),
};
