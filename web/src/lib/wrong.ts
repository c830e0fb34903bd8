/** A request that failed, in words: the same everywhere. */
import { Wrong } from './api';
import { toast } from './toasts.svelte';
import { has, t } from './words.svelte';

/** What went wrong, by the server's name for it; `offline` where it did not answer. */
export function codeOf(error: unknown): string {
  return error instanceof Wrong ? error.code : typeof error === 'string' ? error : 'fault';
}

/** What happened, for people. */
export function wrongText(error: unknown): string {
  const code = codeOf(error);
  if (has(`wrong-${code}`)) return t(`wrong-${code}`);
  return has(code) ? t(code) : t('wrong-fault');
}

/** Say it above the page: nothing on it is lost. */
export const sayWrong = (error: unknown): void => toast(wrongText(error), { bad: true });
