/** Hands laid open in a replay. */
import type { OpenHands } from '$lib/games';
import type { Red7View } from './board/view';
import Held from './pieces/Held.svelte';

export default {
  held: ({ view }) => (view as unknown as Red7View).hand ?? [],
  Piece: Held,
  without: (view) => ({ ...view, hand: null }),
} satisfies OpenHands;
