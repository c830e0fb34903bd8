/** A turn being planned: steps as text, what each card could still do, and what would be sent.
 *  Which steps are legal is the server's to say; nothing here knows a rule. */

export type Place = 'palette' | 'canvas';
export type Kind = Place | 'seven' | 'tuck' | 'draw' | 'done' | 'pass';

export interface Step {
  kind: Kind;
  card: string | null;
  /** Whose palette a 1 takes from. */
  from: number | null;
}

/** `tuck 1 7r` and its like, taken apart. */
export function stepOf(text: string): Step {
  const [kind, first, second] = text.split(' ') as [Kind, string?, string?];
  if (kind === 'tuck') return { kind, card: second ?? null, from: Number(first) };
  return { kind, card: first ?? null, from: null };
}

/** What is legal after 0, 1, 2… steps of the plan. */
export type Stages = readonly (readonly string[])[];

const isCanvas = (text: string) => stepOf(text).kind === 'canvas';

/** Where in the plan a hand card could still go; it may take the place of the planned canvas card. */
export function placesFor(card: string, plan: readonly string[], stages: Stages): Place[] {
  const canvas = plan.findIndex(isCanvas);
  const last = canvas < 0 ? plan.length : canvas;
  const legal = stages[last] ?? [];
  return (['palette', 'canvas'] as const).filter((place) => legal.includes(`${place} ${card}`));
}

/** The plan with a further step; a card for the palette goes before the one for the canvas. */
export function extended(plan: readonly string[], step: string): string[] {
  const canvas = plan.findIndex(isCanvas);
  if (canvas < 0) return [...plan, step];
  const before = plan.slice(0, canvas);
  return isCanvas(step) ? [...before, step] : [...before, step, ...plan.slice(canvas)];
}

/** The plan up to the step that names this card, which is taken back. */
export function without(plan: readonly string[], card: string): string[] {
  const at = plan.findIndex((text) => stepOf(text).card === card);
  return at < 0 ? [...plan] : plan.slice(0, at);
}

/** Whether the plan can be played: it ends the turn, may end here, or waits for a card to come. */
export function ready(plan: readonly string[], legal: readonly string[], over: boolean): boolean {
  if (!plan.length) return false;
  return over || legal.includes('done') || plan.at(-1) === 'draw';
}

/** What is sent: the plan, and the word that ends a turn where it could go on. */
export function sending(
  plan: readonly string[],
  legal: readonly string[],
  over: boolean,
): string[] {
  return !over && legal.includes('done') ? [...plan, 'done'] : [...plan];
}

/** What counts first, the rest behind it, both highest first. */
export function sorted(palette: readonly string[], counts: readonly string[]): string[] {
  return [...counts, ...palette.filter((card) => !counts.includes(card))];
}

/** Cards that may be taken from a seat's palette by one of these steps. */
export function takeable(legal: readonly string[], seat: number, own: boolean): string[] {
  return legal.flatMap((text) => {
    const step = stepOf(text);
    const here = own ? step.kind === 'seven' : step.kind === 'tuck' && step.from === seat;
    return here && step.card ? [step.card] : [];
  });
}

/** The step that takes such a card. */
export function taking(legal: readonly string[], card: string): string | undefined {
  return legal.find((text) => {
    const step = stepOf(text);
    return (step.kind === 'seven' || step.kind === 'tuck') && step.card === card;
  });
}
