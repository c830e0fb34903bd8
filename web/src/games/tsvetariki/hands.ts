/** Secret colours laid open in a replay. */
import type { OpenHands } from '$lib/games';
import type { View } from './board/view';
import Held from './pieces/Held.svelte';

export default {
  held: ({ colours }, seat) => colours?.[seat] ?? [],
  Piece: Held,
} satisfies OpenHands<View>;
