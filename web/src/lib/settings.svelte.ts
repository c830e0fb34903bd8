/** What this browser prefers; kept in it, and applied to the whole page at once. */
import { LANGUAGES, preferred, speak, type Lang } from './words.svelte';

export interface Preferences {
  lang: Lang;
  theme: 'auto' | 'light' | 'dark';
  aid: boolean;
  motion: 'auto' | 'none';
  sound: boolean;
  size: 'normal' | 'large';
}

const KEY = 'igroteka';

function kept(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
  } catch {
    return {};
  }
}

const touch = () => matchMedia('(pointer: coarse)').matches;

export const settings = $state<Preferences>({
  lang: preferred(navigator.languages),
  theme: 'auto',
  aid: false,
  motion: 'auto',
  sound: !touch(),
  size: 'normal',
  ...kept(),
});

/** Whether pieces may move. */
export const moves = (): boolean =>
  settings.motion === 'auto' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Change preferences, keep them and show them. */
export async function prefer(changes: Partial<Preferences>): Promise<void> {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  await apply();
}

export async function apply(): Promise<void> {
  const { dataset } = document.documentElement;
  if (settings.theme === 'auto') delete dataset.theme;
  else dataset.theme = settings.theme;
  dataset.aid = settings.aid ? 'on' : 'off';
  dataset.motion = settings.motion;
  dataset.size = settings.size;
  if (!LANGUAGES.includes(settings.lang)) settings.lang = 'en';
  await speak(settings.lang);
}
