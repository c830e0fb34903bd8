/** The contract between the table's frame and a game's board: a board draws a view and emits moves. */
import type { Component } from 'svelte';
import type { Happening, Refused, TableInfo } from './protocol';
import type { AnyView, Foreseen } from './view';

export type { Foreseen, Happening, Refused, TableInfo };

export interface Hint {
  move: string;
  turn: readonly string[];
}

export interface BoardProps<V = AnyView> {
  /** What is seen, typed by its game in `games/<game>/view.ts`. */
  view: V;
  /** Names of what in it nobody else sees. */
  own?: readonly string[];
  /** Whose eyes; null: a spectator. */
  seat: number | null;
  /** Names, options, whose turn, status, outcome. */
  table: TableInfo;
  /** Own legal moves, as text. */
  legal: readonly string[];
  /** What just happened, for animation. A new array for each step of the match. */
  events: readonly Happening[];
  /** May act now: own turn, connected, not replaying, nothing in flight. */
  active: boolean;
  /** One turn, step by step; the frame sends, waits for answers and shows refusals. */
  play: (moves: string[]) => void;
  /** What would be after these own moves, or why one of them is not possible. */
  preview: (moves: string[]) => Promise<Foreseen<V> | Refused>;
  /** Show why not, with a link to the rule. */
  explain: (refused: Refused) => void;
  /** A move that was proposed, to be laid out as a plan: once, whatever people make of it then. Every
   *  hint is a new object. */
  hint?: Hint | null;
  /** The board still tells how it ended: until it has, the result waits. */
  tells?: (going: boolean) => void;
  /** Small boards of the rulebook have no room for the people around. */
  small?: boolean;
  /** Leafed through, not played: there is no row of buttons. */
  still?: boolean;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board knows the view of its own game
export type Board = Component<BoardProps<any>>;
