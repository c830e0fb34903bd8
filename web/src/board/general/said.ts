/** A view as people read it: names with values, in the game's own words where it has them.
 *
 *  Words are looked for in the game's Fluent file, as the terminal does:
 *  `<game>-view-<field>`: what a field is called;
 *  `<game>-view-<field>-<value>`: a value of it;
 *  `<game>-move-<word>`: a move by its first word, with the further ones as `$second`, `$third`, …
 *  What has no words is made readable as it is. */
import { has, readable, t, tOr } from '$lib/words.svelte';

export interface Row {
  /** Where it stands in the view: `lead.seat`. */
  path: string;
  name: string;
  /** Nothing, one value, or a list of them. */
  values: string[];
  /** The values are the lines of a drawing. */
  drawn?: boolean;
}

/** Who sits where, in words. */
export type Names = readonly string[];

/** What a view says of the table, what of each seat, and what nobody else sees. */
export interface Sheet {
  table: Row[];
  seats: Row[][];
  own: Row[];
}

// The frame around the board tells these.
const ELSEWHERE = new Set(['seat', 'to_act']);

/** Part of a message's id. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Words that stand alone begin with a capital letter. */
const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a field is called: `lead.seat` by its own words, or by those of its parts. */
export function fieldName(game: string, path: string): string {
  const whole = `${game}-view-${slug(path)}`;
  if (has(whole)) return begun(t(whole));
  return path
    .split('.')
    .map((part) => begun(tOr(`${game}-view-${slug(part)}`, readable(part))))
    .join(' · ');
}

/** A value of a field in words. */
export function valueText(game: string, field: string, value: unknown, names: Names): string {
  if (typeof value === 'boolean') return t(value ? 'general-yes' : 'general-no');
  if (typeof value === 'number' && /(^|_)seat$/.test(field)) return names[value] ?? String(value);
  const text = String(value);
  return tOr(`${game}-view-${slug(field)}-${slug(text)}`, text);
}

const PLACES = ['second', 'third', 'fourth', 'fifth'];

/** A move in words, or as it is written. */
export function moveText(game: string, move: string): string {
  const [first = '', ...further] = move.split(' ');
  const facts = Object.fromEntries(further.map((word, place) => [PLACES[place] ?? '', word]));
  return begun(tOr(`${game}-move-${slug(first)}`, move, facts));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): boolean => !isObject(value) && !Array.isArray(value);

/** The view, sorted by whom it is about: a list as long as the table is has an entry for each seat. */
export function sheetOf(
  game: string,
  view: Record<string, unknown>,
  names: Names,
  own: readonly string[] = [],
): Sheet {
  const sheet: Sheet = { table: [], seats: names.map(() => []), own: [] };
  const say: Say = {
    name: (path) => fieldName(game, path),
    value: (path, value) => valueText(game, path.split('.').at(-1)!, value, names),
  };
  for (const [field, value] of Object.entries(view)) {
    if (ELSEWHERE.has(field)) continue;
    if (own.includes(field)) sheet.own.push(...rowsOf(field, value, say));
    else if (isPerSeat(value, names.length))
      value.forEach((one, seat) => {
        // What somebody has is named alone: «hand size», not «players · hand size».
        const parts = isObject(one) ? Object.entries(one) : [[field, one] as const];
        sheet.seats[seat]!.push(...parts.flatMap(([part, its]) => rowsOf(part, its, say)));
      });
    else sheet.table.push(...rowsOf(field, value, say));
  }
  return sheet;
}

function isPerSeat(value: unknown, seats: number): value is unknown[] {
  return Array.isArray(value) && seats > 1 && value.length === seats && !value.every(isText);
}

// A hand of as many cards as there are seats is no list of seats.
const isText = (value: unknown): value is string => typeof value === 'string';

interface Say {
  name: (path: string) => string;
  value: (path: string, value: unknown) => string;
}

/** The rows of one field: a part of something larger is named after it, one of several by its number. */
function rowsOf(path: string, value: unknown, say: Say): Row[] {
  if (value === null || value === undefined) return [];
  if (isObject(value))
    return Object.entries(value).flatMap(([part, one]) => rowsOf(`${path}.${part}`, one, say));
  const list = Array.isArray(value) ? value : [value];
  if (isDrawing(list)) return [{ path, name: say.name(path), values: list, drawn: true }];
  if (list.every(isPlain))
    return [{ path, name: say.name(path), values: list.map((one) => say.value(path, one)) }];
  return list.flatMap((one, place) => rowsOf(`${path}.${place + 1}`, one, say));
}

/** Whether texts are the rows of a board: several, equally long, more than a sign each. */
function isDrawing(list: readonly unknown[]): list is string[] {
  if (list.length < 3 || !list.every(isText)) return false;
  const lengths = new Set(list.map((row) => row.length));
  return lengths.size === 1 && list[0]!.length > 3;
}

/** What each row would say after a move, where that is something else. */
export function changesOf(now: readonly Row[], then: readonly Row[]): Map<string, string[]> {
  const after = new Map(then.map(({ path, values }) => [path, values]));
  return new Map(
    now.flatMap(({ path, values }) => {
      const next = after.get(path);
      return next && next.join('\n') !== values.join('\n') ? [[path, next] as const] : [];
    }),
  );
}
