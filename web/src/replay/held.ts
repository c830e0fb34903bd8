/** What a seat holds that others do not see: its cards, or its secret colours. */
import type { Sight } from '$lib/protocol';

interface Holding {
  hand?: string[] | null;
  players?: { colours?: string[] | null }[];
}

export function held({ seat, view }: Sight): string[] {
  const { hand, players } = view as Holding;
  return hand ?? players?.[seat ?? -1]?.colours ?? [];
}
