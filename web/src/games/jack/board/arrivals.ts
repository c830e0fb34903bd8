/** What the last events did to the board: the squares they came to, and the ways of the chips. */
import type { Happening } from '$lib/board';
import { chipOn, type Square, type View } from './view';

const PUTS = ['jack-event-put', 'jack-event-two-eyed', 'jack-event-twin'];

export interface Arrivals {
  /** Where the last move happened. */
  latest: Square[];
  /** For each square whose chip comes or goes, the element it comes from or goes to. */
  ways: Map<Square, string>;
}

const supply = (side: unknown) => `[data-supply="${String(side)}"]`;
const field = (square: unknown) => `[data-square="${String(square)}"]`;

/** Null where no event touched the board. */
export function arrivals(view: View, events: readonly Happening[]): Arrivals | null {
  const ways = new Map<Square, string>();
  let latest: Square[] | null = null;
  for (const { id, facts } of events) {
    const square = facts.square as Square;
    if (PUTS.includes(id)) {
      latest = [square];
      ways.set(square, supply(chipOn(view, square)));
    } else if (id === 'jack-event-take') {
      latest = [square];
      ways.set(square, supply(facts.side));
    } else if (id === 'jack-event-shift') {
      latest = [square, facts.to as Square];
      ways.set(facts.to as Square, field(square));
    }
  }
  return latest && { latest, ways };
}
