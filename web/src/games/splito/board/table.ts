/** Where everybody and everything lies round the table, seen from one seat. */
import type { Happening } from '$lib/board';
import type { Side, SplitoView } from './view';

export interface Seating {
  /** The zones of the seat itself, left and right. */
  own: Record<Side, number>;
  /** All other zones, clockwise from the left neighbour. */
  far: number[];
  /** All other people, clockwise from the left neighbour. */
  others: number[];
}

/** Seen from a seat; a spectator looks over the first one's shoulder. */
export function seatingOf(view: SplitoView, seat: number | null): Seating {
  const me = seat ?? 0;
  const players = view.players.length;
  const own = { left: view.players[me]!.left, right: view.players[me]!.right };
  const others = Array.from({ length: players - 1 }, (_, i) => (me + 1 + i) % players);
  // Whoever sits opposite has the right zone on my left.
  const far =
    players === 2
      ? [view.players[others[0]!]!.right, view.players[others[0]!]!.left]
      : others.slice(0, -1).map((at) => view.players[at]!.left);
  return { own, far, others };
}

/** Between whom a zone lies, or whose it is and on which side. */
export function ownersOf(view: SplitoView, zone: number): { seats: number[]; side: Side | null } {
  const seats = view.players.flatMap((player, at) =>
    player.right === zone || player.left === zone ? [at] : [],
  );
  if (seats.length === 1)
    return { seats, side: view.players[seats[0]!]!.left === zone ? 'left' : 'right' };
  // The zone is the left one of the first of the two.
  return { seats: seats.sort((a) => (view.players[a]!.left === zone ? -1 : 1)), side: null };
}

/** Cards of a zone with a name of their own each: there are two of a kind. */
export function named(zone: number, cards: readonly string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    return { card, key: `z${zone}-${card}-${copy}` };
  });
}

/** The key of the card that is there in the plan and not yet on the table. */
export function plannedKey(
  zone: number,
  before: readonly string[],
  after: readonly string[],
): string | null {
  const known = new Set(named(zone, before).map((one) => one.key));
  return named(zone, after).find((one) => !known.has(one.key))?.key ?? null;
}

/** The cards of a reveal in the order they are told, and the zones they come to. */
export interface Reveal {
  card: string;
  zone: number;
}

export function revealOf(events: readonly Happening[]): Reveal[] {
  return events
    .filter(({ id }) => id === 'splito-event-played')
    .map(({ facts }) => ({ card: cardOf(String(facts['card'])), zone: Number(facts['zone']) }));
}

/** Goals are written out in events: `17:value,…`. */
const cardOf = (text: string) => (text.includes(':') ? `g${text.split(':')[0]}` : text);

/** How many cards fly before a zone has all of its own. */
export function arrivals(reveal: readonly Reveal[]): Map<number, number> {
  return new Map(reveal.map(({ zone }, at) => [zone, at + 1]));
}

/** A goal changes by a plan: it would be met, be lost, or stay as it is. */
export type Change = 'gain' | 'loss' | null;

export function changeOf(before: { met: boolean } | undefined, after: { met: boolean }): Change {
  if (after.met && !before?.met) return before ? 'gain' : null;
  return before?.met && !after.met ? 'loss' : null;
}
