/** Tokens that keep who they are while they slide, so that they can be seen to move. */
import type { Happening } from '$lib/board';
import { tokensOf, type Cell, type Kind } from './view';

export interface Token {
  id: number;
  kind: Kind;
  cell: Cell;
}

/** What somebody has just taken. */
export interface Taken {
  seat: number;
  tokens: Token[];
}

let last = 0;
const fresh = (board: readonly string[]): Token[] =>
  [...tokensOf(board)].map(([cell, kind]) => ({ id: (last += 1), kind, cell }));

/** Whether these tokens lie exactly as the board shows. */
function matches(tokens: readonly Token[], board: readonly string[]): boolean {
  const wanted = tokensOf(board);
  return (
    tokens.length === wanted.size && tokens.every(({ cell, kind }) => wanted.get(cell) === kind)
  );
}

/** One take: tokens leave, others slide. */
function after(before: readonly Token[], take: Happening): { tokens: Token[]; taken: Taken } {
  const cells = new Set(take.facts.cells as Cell[]);
  const ways = new Map(
    (take.facts.slides as string[]).map((way) => way.split('-') as [Cell, Cell]),
  );
  return {
    tokens: before
      .filter((token) => !cells.has(token.cell))
      .map((token) => ({ ...token, cell: ways.get(token.cell) ?? token.cell })),
    taken: { seat: take.seat!, tokens: before.filter((token) => cells.has(token.cell)) },
  };
}

/** The tokens of a board: those of before, moved as the events tell; new ones where that does not fit
 *  (another match, a jump in a replay). */
export function slid(
  before: readonly Token[],
  board: readonly string[],
  events: readonly Happening[],
): { tokens: Token[]; taken: Taken | null } {
  if (matches(before, board)) return { tokens: [...before], taken: null };
  let told: { tokens: Token[]; taken: Taken | null } = { tokens: [...before], taken: null };
  for (const event of events)
    if (event.id === 'tsvetariki-event-take') told = after(told.tokens, event);
  return matches(told.tokens, board) ? told : { tokens: fresh(board), taken: null };
}
