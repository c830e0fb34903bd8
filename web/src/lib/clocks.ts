/** Clocks people choose from: first how time is given, then how much of it. */
import type { ClockRule } from './protocol';

export type ClockKind = 'none' | 'move' | 'bank' | 'days';

const DAY = 86_400;
export const KINDS: readonly ClockKind[] = ['none', 'move', 'bank', 'days'];
/** Seconds to choose from; the second of each is what one begins with. */
export const LENGTHS: Record<ClockKind, readonly number[]> = {
  none: [],
  move: [30, 60, 180, 300],
  bank: [300, 600, 1200, 2400],
  days: [DAY, 3 * DAY, 7 * DAY],
};
/** Seconds that come into the bank with every move. */
export const INCREMENTS: readonly number[] = [0, 5, 10, 30];

/** Days a move are seconds a move, many of them. */
export function kindOf({ kind = 'none', seconds = 0 }: ClockRule): ClockKind {
  return kind === 'move' && seconds >= DAY ? 'days' : kind;
}

/** A clock of some kind, with the usual time. */
export function ofKind(kind: ClockKind): Required<ClockRule> {
  return {
    kind: kind === 'days' ? 'move' : kind,
    seconds: LENGTHS[kind][1] ?? 0,
    increment: kind === 'bank' ? INCREMENTS[1]! : 0,
  };
}

/** What can be chosen, and what has been chosen elsewhere. */
export function among(values: readonly number[], chosen: number): number[] {
  return values.includes(chosen)
    ? [...values]
    : [...values, chosen].sort((one, other) => one - other);
}
