/** Secret colours laid open in a replay. */
import type { OpenHands } from '$lib/games';
import type { View } from './board/view';
import Held from './pieces/Held.svelte';

export default {
  held: ({ seat, view }) => (view as unknown as View).players[seat ?? -1]?.colours ?? [],
  Piece: Held,
  without: (view) => view,
} satisfies OpenHands;
