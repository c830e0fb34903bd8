/** Words for people: Fluent messages, the same files as on the server, one language at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Lang = 'ru' | 'en' | 'uk';
export const LANGUAGES: readonly Lang[] = ['ru', 'en', 'uk'];
export type Facts = Record<string, FluentVariable | boolean | null | undefined>;

const LOAD: Record<Lang, () => Promise<{ default: string }>> = {
  ru: () => import('virtual:words/ru'),
  en: () => import('virtual:words/en'),
  uk: () => import('virtual:words/uk'),
};
const state = $state<{ lang: Lang; bundle: FluentBundle | null }>({ lang: 'ru', bundle: null });

/** Where words come from that are not built into the page: a text in each language. */
export type Source = (lang: Lang) => Promise<string>;
const sources: Source[] = [];
let asked = 0;

/** The language of what `t` says now. */
export const lang = (): Lang => state.lang;

/** The best of our languages for a browser that prefers these. */
export function preferred(languages: readonly string[]): Lang {
  for (const code of languages) {
    const ours = LANGUAGES.find((one) => code.toLowerCase().startsWith(one));
    if (ours) return ours;
  }
  return 'en';
}

/** Speak a language from now on; resolves when its words are here. Whoever asks last is heard. */
export async function speak(lang: Lang): Promise<void> {
  const mine = ++asked;
  const [own, ...more] = await Promise.all([
    LOAD[lang]().then((words) => words.default),
    ...sources.map((source) => source(lang)),
  ]);
  if (mine !== asked) return;
  // Isolation marks are for mixed writing directions; none of ours needs them.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of [own, ...more]) bundle.addResource(new FluentResource(text));
  state.bundle = bundle;
  state.lang = lang;
  document.documentElement.lang = lang;
}

/** Words of more than the page was built with, in this language and in every other one. */
export async function learn(more: readonly Source[]): Promise<void> {
  sources.push(...more);
  if (more.length) await speak(state.lang);
}

/** Whether there is such a message. */
export const has = (id: string): boolean => state.bundle?.hasMessage(id) ?? false;

/** The message with its facts; an unknown id shows itself, so that tests find it. */
export function t(id: string, facts: Facts = {}): string {
  const pattern = state.bundle?.getMessage(id)?.value;
  if (!pattern) return `⟦${id}⟧`;
  const known: Record<string, FluentVariable> = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (fact !== null && fact !== undefined)
      known[name] = typeof fact === 'boolean' ? String(fact) : fact;
  }
  return state.bundle!.formatPattern(pattern, known, []);
}

/** The message, or something else where there is none. */
export const tOr = (id: string, otherwise: string, facts: Facts = {}): string =>
  has(id) ? t(id, facts) : otherwise;

/** `deck_size` → «Deck size»: a name of a program, for people. */
export function readable(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
