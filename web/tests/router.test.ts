import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { codeIn, linkIn } from '$lib/invited';
import { go, note, place, placeOf, sheetOpened } from '$lib/router.svelte';

beforeAll(() => void vi.stubGlobal('scrollTo', () => {}));
afterAll(() => void vi.unstubAllGlobals());

test.each([
  ['/', 'home', ''],
  ['/t/abc', 'table', 'abc'],
  ['/rules', 'rules', ''],
  ['/rules/jack', 'rules', 'jack'],
  ['/j/K4M7QX', 'join', 'K4M7QX'],
  ['/t/', 'unknown', ''],
  ['/t/%', 'unknown', ''],
  ['/rules/%zz', 'unknown', ''],
  ['/j/%E0%A4%A', 'unknown', ''],
  ['/t/a%2Fb', 'unknown', 'a/b'],
  ['/t/a/b', 'unknown', 'a'],
])('%s is the screen %s', (path, screen, what) => {
  expect(placeOf(new URL(path, 'http://here'))).toMatchObject({ screen, what });
});

test.each([
  ['http://here/t/Ab-1_2', '/t/Ab-1_2'],
  ['Сыграем? https://here/j/K4M7QX?from=me', '/j/K4M7QX'],
  ['here/t/abc', '/t/abc'],
  ['K4M7QX', null],
  ['a/b', null],
])('in «%s» the link is %s', (text, link) => expect(linkIn(text)).toBe(link));

test.each([
  [' k4m7qx ', 'K4M7QX'],
  ['K4M-7QX', 'K4M7QX'],
  ['a/b', null],
  ['стол', null],
])('in «%s» the code is %s', (text, code) => expect(codeIn(text)).toBe(code));

test('going back closes a sheet and leaves the screen', async () => {
  go('/t/abc');
  const close = vi.fn();
  const end = sheetOpened(close);
  history.back();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  end();
  expect(location.pathname).toBe('/t/abc');
  expect(history.state).toBeNull();
});

test('a sheet that was closed otherwise leaves nothing behind to go back to', async () => {
  go('/t/abc');
  sheetOpened(() => {})();
  await vi.waitFor(() => expect(history.state).toBeNull());
  expect(location.pathname).toBe('/t/abc');
});

test('the screen under a sheet does not begin anew when the sheet closes', async () => {
  go('/t/abc');
  const under = place();
  note('/t/abc?at=3');
  sheetOpened(() => {})();
  await vi.waitFor(() => expect(history.state).toBeNull());
  expect(place()).toBe(under);
  go('/settings');
  history.back();
  await vi.waitFor(() => expect(place().screen).toBe('table'));
});

test('a link in a sheet takes its place', () => {
  go('/t/abc');
  const end = sheetOpened(() => {});
  const length = history.length;
  go('/settings');
  end();
  expect([location.pathname, history.length]).toEqual(['/settings', length]);
});
