/** Which screen the address means, and going from one to another without loading the page. */

export interface Place {
  screen: 'home' | 'new' | 'table' | 'join' | 'replay' | 'rules' | 'settings' | 'arrive' | 'unknown';
  /** The part of the path after the screen's name. */
  what: string;
  query: URLSearchParams;
  hash: string;
}

const SCREENS: Record<string, Place['screen']> = {
  '': 'home', new: 'new', t: 'table', j: 'join', replay: 'replay', rules: 'rules', settings: 'settings', arrive: 'arrive',
};

/** The place an address names. */
export function placeOf(url: URL): Place {
  const [name = '', what = '', ...rest] = url.pathname.split('/').filter(Boolean);
  const screen = rest.length ? 'unknown' : (SCREENS[name] ?? 'unknown');
  return { screen, what: decodeURIComponent(what), query: url.searchParams, hash: url.hash.slice(1) };
}

const here = $state({ place: placeOf(new URL(location.href)) });

export const place = (): Place => here.place;

/** Go to a path of ours. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  here.place = placeOf(new URL(location.href));
  if (!here.place.hash) scrollTo(0, 0);
}

/** Change what stands behind the path, without another screen (a moment of a replay). */
export function note(path: string): void {
  history.replaceState(null, '', path);
}

addEventListener('popstate', () => (here.place = placeOf(new URL(location.href))));
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
