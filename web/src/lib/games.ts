/** The games this page can draw: each brings what the page knows of it in `games/<game>/index.ts`. */
import type { Component } from 'svelte';
import Picture from '$board/general/Picture.svelte';
import Sign from '$board/general/Sign.svelte';
import type { Board } from './board';
import { loaded } from './loaded';

/** Hands laid open, as a replay shows them beside the board. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game knows its own view
export interface OpenHands<V = any> {
  /** What a seat holds that others do not see. */
  held(view: V, seat: number): readonly string[];
  /** One of those pieces. */
  Piece: Component<{ piece: string; view: V }>;
}

export interface GamePage {
  /** Where it stands among the others. */
  order: number;
  board: () => Promise<{ default: Board }>;
  hands?: () => Promise<{ default: OpenHands }>;
  /** Our own picture of the game, 282 × 206. */
  Picture: Component;
  /** The small piece that stands for it in lists. */
  Sign: Component;
  /** Its colours, a piece each, to show what the colour aid does. */
  Colours?: Component;
  /** Options that only matter to whoever knows the rulebook well. */
  fineOptions?: readonly string[];
}

const found = import.meta.glob<GamePage>('../games/*/index.ts', { eager: true, import: 'default' });

const PAGES = new Map(
  Object.entries(found)
    .map(([path, page]) => [path.split('/').at(-2)!, page] as const)
    .sort(([, one], [, other]) => one.order - other.order),
);

/** What stands for a game that the page was not built with. */
const GENERAL: GamePage = {
  order: Infinity,
  board: () => import('$board/general/Board.svelte'),
  Picture,
  Sign,
};

/** Ids of the games the page was built with, in the order people see them. */
export const GAMES: readonly string[] = [...PAGES.keys()];

export const isGame = (id: string): boolean => PAGES.has(id);

export const pageOf = (id: string): GamePage => PAGES.get(id) ?? GENERAL;

/** The board of a game; boards are loaded when a table of their game is opened. */
export const boardOf = async (id: string): Promise<Board> =>
  (await loaded(pageOf(id).board())).default;

/** How a replay shows the hands of a game; null: it has no way of its own. */
export async function handsOf(id: string): Promise<OpenHands | null> {
  const { hands } = pageOf(id);
  return hands ? (await loaded(hands())).default : null;
}
