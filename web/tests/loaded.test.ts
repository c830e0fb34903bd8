import { expect, test } from 'vitest';
import { loaded } from '$lib/loaded';
import { codeOf } from '$lib/wrong';

test('a part of the page that does not come means that the server cannot be reached', async () => {
  const failed = await loaded(
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  ).catch((error: unknown) => error);
  expect(codeOf(failed)).toBe('offline');
  expect(await loaded(Promise.resolve(1))).toBe(1);
});
