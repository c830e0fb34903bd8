/** What a choice would do, in words; the facts come from the view. */
import { t } from '$lib/words.svelte';
import { cardName } from '../pieces/playing';
import { directionOf } from './lines';
import type { Step } from './moves';
import { chipOn, squareName, type Line, type Side, type View } from './view';

export interface Told {
  title: string;
  detail: string;
}

/** A move that would finish lines. */
function finishing(view: View, own: Side, step: Step, lines: readonly Line[]): Told {
  const line = lines[0]!;
  const before = view.sides.find((info) => info.side === line.side)!.sequences.length;
  const count = before + lines.filter(({ side }) => side === line.side).length;
  const facts = {
    square: squareName(step.to ?? step.square!),
    side: line.side,
    count,
    needed: view.needed,
    direction: directionOf(line.squares),
  };
  if (line.side !== own)
    return {
      title: t('jack-would-finish-theirs', facts),
      detail: t('jack-would-detail-theirs', facts),
    };
  if (count >= view.needed)
    return { title: t('jack-would-win', facts), detail: t('jack-would-detail-win', facts) };
  return { title: t('jack-would-finish', facts), detail: t('jack-would-detail', facts) };
}

/** What a complete choice would do. */
export function told(view: View, own: Side, step: Step): Told {
  const lines = view.finishes?.[step.text];
  if (lines?.length) return finishing(view, own, step, lines);
  const facts = {
    card: step.card ? cardName(step.card) : '',
    square: step.square ? squareName(step.square) : '',
    to: step.to ? squareName(step.to) : '',
    side: step.square ? (chipOn(view, step.square) ?? own) : own,
  };
  return {
    title: t(`jack-plan-${step.deed}`, facts),
    detail: t(`jack-plan-${step.deed}-detail`, facts),
  };
}

/** What stands on the button that plays it. */
export function buttonText(step: Step): string {
  const facts = {
    square: step.square ? squareName(step.square) : '',
    to: step.to ? squareName(step.to) : '',
  };
  return t(`jack-do-${step.deed}`, facts);
}
