/** Which screen the address means, and going from one to another without loading the page. */

export interface Place {
  screen:
    'home' | 'new' | 'table' | 'join' | 'replay' | 'rules' | 'settings' | 'arrive' | 'unknown';
  /** The part of the path after the screen's name. */
  what: string;
  query: URLSearchParams;
  hash: string;
}

const SCREENS: Record<string, Place['screen']> = {
  '': 'home',
  new: 'new',
  t: 'table',
  j: 'join',
  replay: 'replay',
  rules: 'rules',
  settings: 'settings',
  arrive: 'arrive',
};

/** Screens that show one thing: without its name they show nothing. */
const OF_SOMETHING = new Set<Place['screen']>(['table', 'join', 'replay']);

/** The place an address names. */
export function placeOf(url: URL): Place {
  const [name = '', written = '', ...rest] = url.pathname.split('/').filter(Boolean);
  const what = decoded(written);
  const screen = SCREENS[name] ?? 'unknown';
  const nowhere =
    rest.length > 0 || what === null || what.includes('/') || (!what && OF_SOMETHING.has(screen));
  return {
    screen: nowhere ? 'unknown' : screen,
    what: what ?? '',
    query: url.searchParams,
    hash: url.hash.slice(1),
  };
}

/** A part of a path as it was meant; null: no browser would have written it so. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

const here = $state({ place: placeOf(new URL(location.href)) });
let shown = location.href;

export const place = (): Place => here.place;

function show(): void {
  shown = location.href;
  here.place = placeOf(new URL(shown));
}

/** Go to a path of ours. */
export function go(path: string, { replace = false } = {}): void {
  history[replace || sheetIsOpen() ? 'replaceState' : 'pushState'](null, '', path);
  show();
  if (!here.place.hash) scrollTo(0, 0);
}

/** Change what stands behind the path, without another screen (a moment of a replay). */
export function note(path: string): void {
  history.replaceState(history.state, '', path);
  shown = location.href;
}

const SHEET = 'sheet';
const sheetIsOpen = (): boolean => history.state === SHEET;

/** A sheet lies over the screen: going back closes it and leaves the screen as it is. Ends with the sheet. */
export function sheetOpened(close: () => void): () => void {
  history.pushState(SHEET, '');
  addEventListener('popstate', close);
  return () => {
    removeEventListener('popstate', close);
    if (sheetIsOpen()) history.back();
  };
}

// A sheet that closes leaves the address as it was, and the screen under it must not begin anew.
addEventListener('popstate', () => {
  if (location.href !== shown) show();
});
addEventListener('click', (event) => {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey
  )
    return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
