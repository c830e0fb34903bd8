/** A move that was proposed is laid out as a plan: once, whatever people make of it then. */
import { untrack } from 'svelte';
import type { BoardProps, Hint } from '$lib/board';

type Moment = Pick<BoardProps, 'hint' | 'active' | 'legal'>;

/** Lay out each hint as soon as its move can be made; called once, while the board is made. */
export function followHints(now: () => Moment, lay: (hint: Hint) => void): void {
  let followed: Hint | null = null;
  $effect(() => {
    const { hint, active, legal } = now();
    if (!hint || hint === followed || !active || !legal.includes(hint.move)) return;
    followed = hint;
    untrack(() => lay(hint));
  });
}
