/** Hands laid open in a replay. */
import type { OpenHands } from '$lib/games';
import type { SplitoView } from './board/view';
import Held from './pieces/Held.svelte';

export default {
  held: ({ view }) => (view as unknown as SplitoView).hand ?? [],
  Piece: Held,
  without: (view) => ({ ...view, hand: null, picked: null }),
} satisfies OpenHands;
