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

/** Speak a language from now on; resolves when its words are here. */
export async function speak(lang: Lang): Promise<void> {
  const text = (await LOAD[lang]()).default;
  // Isolation marks are for mixed writing directions; none of ours needs them.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  state.bundle = bundle;
  state.lang = lang;
  document.documentElement.lang = lang;
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
