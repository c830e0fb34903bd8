/** What a seat sees: what is public and what it knows besides, put together. Boards draw one view. */
import type { Happening, Previewed, Sight } from './protocol';

/** A view of some game; the game's part of the page knows its type. */
export type AnyView = Record<string, unknown>;

/** What one seat sees (null: a spectator), and what it may do. */
export interface Seen {
  seat: number | null;
  view: AnyView;
  /** Names of what nobody else sees. */
  own: readonly string[];
  legal: readonly string[];
  may_undo: boolean;
}

/** What a seat would see after moves of its own. */
export interface Foreseen<V = AnyView> {
  type: 'previewed';
  view: V;
  legal: readonly string[];
  events: readonly Happening[];
}

export const seen = (open: AnyView | null, { private: own, ...sight }: Sight): Seen => ({
  ...sight,
  view: { ...open, ...own },
  own: Object.keys(own ?? {}),
});

export const foreseen = ({
  public: open,
  sight,
  events,
}: Pick<Previewed, 'public' | 'sight' | 'events'>): Foreseen => ({
  type: 'previewed',
  view: seen(open, sight).view,
  legal: sight.legal,
  events,
});
