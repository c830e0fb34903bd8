/** Short notes above the table: why not, what happened to the line. Nothing is lost if one is missed. */
import type { Refused } from './protocol';
import { has, t } from './words.svelte';

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
  /** A link to the rule that forbids it, or to what can be done. */
  link?: { href: string; text: string } | undefined;
}

const STAYS = 7000;
let count = 0;

export const toasts = $state<{ all: Toast[] }>({ all: [] });

export function toast(text: string, { bad = false, link }: { bad?: boolean; link?: Toast['link'] } = {}): void {
  // The same note twice is one note.
  toasts.all = toasts.all.filter((one) => one.text !== text);
  const id = (count += 1);
  toasts.all.push({ id, text, bad, link });
  if (toasts.all.length > 3) toasts.all.shift();
  setTimeout(() => dismiss(id), STAYS);
}

export function dismiss(id: number): void {
  toasts.all = toasts.all.filter((one) => one.id !== id);
}

/** Why something was refused, in a sentence, with its rule. */
export function explain(refused: Refused, game: string): void {
  const text = refused.text ?? (has(refused.reason) ? t(refused.reason, refused.facts as Record<string, string>) : t('table-no-message', { text: refused.reason }));
  const link = refused.rule ? { href: `/rules/${game}#${refused.rule}`, text: t('toast-rule', { rule: refused.rule }) } : undefined;
  toast(text, { bad: true, link });
}
