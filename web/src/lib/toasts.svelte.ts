/** Short notes above the table: why not, what happened to the line. Nothing is lost if one is missed. */
import type { Refused } from './protocol';
import { has, t } from './words.svelte';

/** Of each kind there is one at a time: a later hint, refusal or piece of news takes its place. */
export type Kind = 'hint' | 'refusal' | 'news';

export interface Toast {
  id: number;
  kind: Kind;
  text: string;
  bad: boolean;
  /** When it came. */
  since: number;
  /** A link to the rule that forbids it, or to what can be done. */
  link?: { href: string; text: string } | undefined;
}

const STAYS = 7000;
const READABLE = 2500; // a refusal stays this long, whatever others do meanwhile
let count = 0;

export const toasts = $state<{ all: Toast[] }>({ all: [] });

export function toast(
  text: string,
  {
    bad = false,
    kind = bad ? 'refusal' : 'news',
    link,
  }: { bad?: boolean; kind?: Kind; link?: Toast['link'] } = {},
): void {
  const id = (count += 1);
  toasts.all = [
    ...toasts.all.filter((one) => one.kind !== kind),
    { id, kind, text, bad, link, since: Date.now() },
  ];
  setTimeout(() => dismiss(id), STAYS);
}

export function dismiss(id: number): void {
  toasts.all = toasts.all.filter((one) => one.id !== id);
}

/** The table has gone on: a hint is about a moment that is over, a refusal only has to be read still. */
export function passed(): void {
  for (const { id, kind, since } of toasts.all) {
    if (kind === 'hint') dismiss(id);
    if (kind === 'refusal')
      setTimeout(() => dismiss(id), Math.max(0, since + READABLE - Date.now()));
  }
}

/** Why something was refused, in a sentence, with its rule. */
export function explain(refused: Refused, game: string): void {
  const text =
    refused.text ??
    (has(refused.reason)
      ? t(refused.reason, refused.facts as Record<string, string>)
      : t('table-no-message', { text: refused.reason }));
  const link = refused.rule
    ? { href: `/rules/${game}#${refused.rule}`, text: t('toast-rule', { rule: refused.rule }) }
    : undefined;
  toast(text, { bad: true, link });
}
