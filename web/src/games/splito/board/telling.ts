/** The scoring as it is told at the end: common goals first, then zone by zone, then who won. */
import type { SplitoView } from './view';

export type Step = { kind: 'common' } | { kind: 'zone'; zone: number } | { kind: 'end' };

export function stepsOf(view: SplitoView, order: readonly number[]): Step[] {
  const common: Step[] = view.common.length ? [{ kind: 'common' }] : [];
  return [...common, ...order.map((zone): Step => ({ kind: 'zone', zone })), { kind: 'end' }];
}

/** Whether a zone's points have been told by this step. */
export function isTold(steps: readonly Step[], at: number, zone: number): boolean {
  return steps
    .slice(0, at + 1)
    .some((step) => step.kind === 'end' || (step.kind === 'zone' && step.zone === zone));
}

/** Seats by score, highest first; with equal scores fewer cards are better. */
export function ranking(view: SplitoView): { seat: number; score: number; place: number }[] {
  const rows = view.players.map((player, seat) => ({
    seat,
    score: player.score,
    cards: player.cards,
  }));
  rows.sort((a, b) => b.score - a.score || a.cards - b.cards);
  const same = (a: number, b: number) =>
    rows[a]!.score === rows[b]!.score && rows[a]!.cards === rows[b]!.cards;
  return rows.map(({ seat, score }, i) => {
    let first = i;
    while (first > 0 && same(first - 1, i)) first -= 1;
    return { seat, score, place: first + 1 };
  });
}
