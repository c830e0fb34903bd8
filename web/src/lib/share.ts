/** Giving a link to somebody: the system's own sheet, or the clipboard. */
import { toast } from './toasts.svelte';
import { t } from './words.svelte';

export async function share(title: string, text: string, path: string): Promise<void> {
  const url = new URL(path, location.origin).href;
  if (navigator.share) {
    try {
      await navigator.share({ title, text, url });
      return;
    } catch (error) {
      if ((error as Error).name === 'AbortError') return;
    }
  }
  await copy(url);
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t('copied'));
  } catch {
    toast(text);
  }
}
