/** Who sits where, in words. */
import { kindOf } from './clocks';
import type { Settings, TableInfo, You } from './protocol';
import type { TableState } from './table';
import { t } from './words.svelte';

/** A seat by its name; one's own only seat is «Вы». */
export function called(table: TableInfo, seat: number, you: You | null): string {
  if (you?.seats.length === 1 && you.seats[0] === seat) return t('you');
  return table.seats[seat]?.name || t('seat-free');
}

/** The name somebody sits down with: who has told none is told apart from other guests by a number. */
export function ownName(name: string, { seats }: TableInfo): string {
  if (name !== t('guest-name')) return name;
  const taken = new Set(seats.map((seat) => seat.name));
  let [free, number] = [name, 1];
  while (taken.has(free)) free = `${name} ${(number += 1)}`;
  return free;
}

/** Who has won, in a line; one's own victory is «Вы». */
export function headlineOf(table: TableInfo, you: You | null): string {
  const { winners } = table.outcome!;
  const names = (seats: readonly number[]) =>
    seats.map((seat) => called(table, seat, null)).join(', ');
  if (!winners.length) return t('result-nobody');
  const mine = you?.seats.length === 1 ? you.seats[0]! : null;
  if (mine === null || !winners.includes(mine))
    return t('result-winners', { names: names(winners) });
  const others = winners.filter((seat) => seat !== mine);
  if (!others.length) return t('result-won');
  return winners.length === table.seats.length
    ? t('result-shared')
    : t('result-won-with', { names: names(others) });
}

/** Everybody else who may say something here, by number and name. */
export function others({ table, you, said }: TableState): { person: number; name: string }[] {
  const seated = (table?.seats ?? [])
    .filter(({ kind }) => kind === 'person')
    .map(({ person, name }) => [person!, name] as const);
  const known = new Map([...said.map(({ person, name }) => [person, name] as const), ...seated]);
  return [...known]
    .filter(([person]) => person !== you?.person)
    .map(([person, name]) => ({ person, name }));
}

/** The table's line for whose turn it is. */
export function whoseTurn(table: TableInfo, you: You | null): string {
  if (table.status === 'over') return t('turn-over');
  const [first, ...more] = table.to_act;
  if (first === undefined) return t('turn-wait');
  const mine = table.to_act.filter(
    (seat) => you?.seats.includes(seat) && !table.seats[seat]?.standin,
  );
  if (mine.length)
    return you!.seats.length > 1
      ? t('turn-of', { name: called(table, mine[0]!, you) })
      : t('your-turn');
  if (more.length) return t('turn-waiting', { count: table.to_act.length });
  return t('turn-of', { name: called(table, first, you) });
}

/** How long, as one says it: 30 с, 5 мин, 2 часа, 3 дня. */
export function lengthText(seconds: number): string {
  if (seconds >= 86_400) return t('clock-days', { days: Math.round(seconds / 86_400) });
  if (seconds >= 3600) return t('clock-hours', { hours: Math.round(seconds / 3600) });
  return seconds % 60 ? t('clock-seconds', { seconds }) : t('minutes', { minutes: seconds / 60 });
}

/** What is special about a table, for whoever sits down at it; empty if nothing is. */
export function settingsText({ clock = {}, rated, listed }: Settings): string {
  const kind = kindOf(clock);
  const time = lengthText(clock.seconds ?? 0);
  const told = [
    kind === 'none' ? '' : t(kind === 'bank' ? 'told-clock-bank' : 'told-clock-move', { time }),
    rated ? t('told-rated') : '',
    listed ? t('told-listed') : '',
  ];
  return told.filter(Boolean).join(' · ');
}

/** 0:42, 12:05, or «2 дня» where days are given. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 2 * 86_400) return t('clock-days', { days: Math.floor(seconds / 86_400) });
  if (seconds >= 2 * 3600) return t('clock-hours', { hours: Math.floor(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How many may sit down: «2–4», «2, 4», «2». */
export function seatsText(seats: readonly number[]): string {
  const [first, last] = [seats[0], seats.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (seats.length === 1) return String(first);
  return last - first === seats.length - 1 ? `${first}–${last}` : seats.join(', ');
}
