/** Choosing a group: which move a touched token means, and which jokers may go along.
 *
 *  Everything is looked up in the moves the board offers; no rule is known here. */
import type { Cell } from './view';

/** Moves and the cells they take. */
export type Groups = Readonly<Record<string, string>>;

/** A choice that is not played yet: the coloured cell it grew from, and the move. */
export interface Plan {
  anchor: Cell;
  move: string;
}

/** A joker that can go with the group, and how many tokens more (or fewer) that would be. */
export interface JokerChoice {
  cell: Cell;
  taken: boolean;
  difference: number;
}

export const cellsOf = (groups: Groups, move: string): Cell[] => groups[move]?.split(' ') ?? [];
/** The jokers a move takes stand behind its first cell: `d4+e5`. */
export const jokersOf = (move: string): Cell[] => move.split('+').slice(1);
const anchorOf = (move: string): Cell => move.split('+')[0]!;

/** The moves that take a cell: the fewest jokers first, then the most tokens. */
function movesWith(groups: Groups, cell: Cell): string[] {
  const size = (move: string) => cellsOf(groups, move).length;
  return Object.keys(groups)
    .filter((move) => cellsOf(groups, move).includes(cell))
    .sort((one, other) => jokersOf(one).length - jokersOf(other).length || size(other) - size(one));
}

/** What touching a token means; null where it belongs to no group. */
export function pick(groups: Groups, cell: Cell): Plan | null {
  const move = movesWith(groups, cell)[0];
  if (!move) return null;
  return { anchor: jokersOf(move).includes(cell) ? anchorOf(move) : cell, move };
}

/** The jokers that can go with the chosen group, in the order of the board. */
export function jokerChoices(groups: Groups, plan: Plan): JokerChoice[] {
  const taken = jokersOf(plan.move);
  const near = new Set(movesWith(groups, plan.anchor).flatMap(jokersOf));
  const size = cellsOf(groups, plan.move).length;
  return [...near].sort(byCell).flatMap((cell) => {
    const other = toggle(groups, plan, cell);
    // Where every joker must be taken there is nothing to choose.
    if (!other) return [];
    return [
      { cell, taken: taken.includes(cell), difference: cellsOf(groups, other.move).length - size },
    ];
  });
}

/** A joker joins or leaves the group; others go with it where that is the only way. */
export function toggle(groups: Groups, plan: Plan, joker: Cell): Plan | null {
  const before = new Set(jokersOf(plan.move));
  const joins = !before.has(joker);
  const changed = (move: string) =>
    jokersOf(move).filter((cell) => !before.has(cell)).length +
    [...before].filter((cell) => !jokersOf(move).includes(cell)).length;
  const fitting = movesWith(groups, plan.anchor).filter(
    (move) => jokersOf(move).includes(joker) === joins,
  );
  if (!fitting.length) return null;
  return {
    anchor: plan.anchor,
    move: fitting.reduce((best, move) => (changed(move) < changed(best) ? move : best)),
  };
}

/** What touching a token means when something is chosen already: a joker beside it joins or leaves. */
export function touch(groups: Groups, plan: Plan | null, cell: Cell): Plan | null {
  if (plan && jokerChoices(groups, plan).some((joker) => joker.cell === cell))
    return toggle(groups, plan, cell);
  if (plan && cellsOf(groups, plan.move).includes(cell)) return plan;
  return pick(groups, cell);
}

/** Cells in the order they are read: ramp by ramp from the low end. */
function byCell(one: Cell, other: Cell): number {
  return one[0] === other[0] ? Number(one.slice(1)) - Number(other.slice(1)) : one < other ? -1 : 1;
}
