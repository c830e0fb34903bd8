/** Legal moves by what a hand can do with them. Notation is read here; no rule is known. */
import type { Card, Square } from './view';

export type Deed = 'put' | 'take' | 'dead' | 'twin' | 'shift' | 'pass' | 'draw';

export interface Step {
  text: string;
  deed: Deed;
  card: Card | null;
  square: Square | null;
  /** Where a shifted chip goes. */
  to: Square | null;
}

const STEP = /^(\w\w)( \1)?(?: (x))?(?: (dead)| ([a-j]\d+)(?:-([a-j]\d+))?)$/;

/** A move as it is written: `4H i8`, `JS x d4`, `4H dead`, `4H 4H i8`, `4H 4H i8-j9`, `draw`, `pass`. */
export function read(text: string): Step {
  if (text === 'pass' || text === 'draw')
    return { text, deed: text, card: null, square: null, to: null };
  const found = STEP.exec(text);
  if (!found) throw new Error(`not a move of this game: ${text}`);
  const [, card, twins, take, dead, square, to] = found;
  const deed = dead ? 'dead' : take ? 'take' : to ? 'shift' : twins ? 'twin' : 'put';
  return { text, deed, card: card!, square: square ?? null, to: to ?? null };
}

/** What somebody has chosen so far. */
export interface Choice {
  card: Card;
  /** How the card is used, where there is more than one way. */
  deed: Deed | null;
  square: Square | null;
  to: Square | null;
}

/** The deeds a card allows, in the order they are offered. */
export function deedsOf(steps: readonly Step[], card: Card): Deed[] {
  const order: Deed[] = ['put', 'take', 'twin', 'dead', 'shift'];
  return order.filter((deed) => steps.some((step) => step.card === card && step.deed === deed));
}

/** The deed that is meant: the chosen one, or the first there is. */
export function deedOf(steps: readonly Step[], choice: Choice): Deed | null {
  const deeds = deedsOf(steps, choice.card);
  return choice.deed && deeds.includes(choice.deed) ? choice.deed : (deeds[0] ?? null);
}

const meant = (steps: readonly Step[], choice: Choice): Step[] => {
  const deed = deedOf(steps, choice);
  return steps.filter((step) => step.card === choice.card && step.deed === deed);
};

/** The squares to choose from now: first a square, then where a shifted chip goes. */
export function targets(steps: readonly Step[], choice: Choice | null): Square[] {
  if (!choice) return [];
  const fitting = meant(steps, choice);
  if (choice.square && fitting[0]?.deed === 'shift') {
    return fitting.filter((step) => step.square === choice.square).map((step) => step.to!);
  }
  return [...new Set(fitting.flatMap((step) => step.square ?? []))];
}

/** The legal move that is chosen, if it is complete. */
export function chosen(steps: readonly Step[], choice: Choice | null): Step | null {
  if (!choice) return null;
  return (
    meant(steps, choice).find((step) => step.square === choice.square && step.to === choice.to) ??
    null
  );
}

/** Choose a card, with all that leaves no choice chosen too. */
export function withCard(steps: readonly Step[], card: Card, deed: Deed | null = null): Choice {
  return settled(steps, { card, deed, square: null, to: null });
}

/** Choose a square; the first of a shift can be chosen anew. */
export function withSquare(steps: readonly Step[], choice: Choice, square: Square): Choice | null {
  const firsts = targets(steps, { ...choice, square: null, to: null });
  if (
    choice.square &&
    targets(steps, choice).includes(square) &&
    deedOf(steps, choice) === 'shift'
  ) {
    return { ...choice, to: square };
  }
  if (!firsts.includes(square)) return null;
  return settled(steps, { ...choice, square, to: null });
}

/** What is the only possibility needs no choosing. */
function settled(steps: readonly Step[], choice: Choice): Choice {
  const open = targets(steps, choice);
  if (open.length !== 1) return choice;
  if (choice.square === null) return settled(steps, { ...choice, square: open[0]! });
  return deedOf(steps, choice) === 'shift' && choice.to === null
    ? { ...choice, to: open[0]! }
    : choice;
}

/** A move proposed by a hint, as a choice. */
export function choiceOf(step: Step): Choice | null {
  return step.card ? { card: step.card, deed: step.deed, square: step.square, to: step.to } : null;
}
