import { render } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { EMPTY, reduce } from '$lib/table';
import { speak } from '$lib/words.svelte';
import Log from '../src/table/Log.svelte';
import { happening, table, update, you } from './made';

beforeAll(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  await speak('ru');
});

test('a line keeps the face of who did it, whoever sits there now', () => {
  const sat = [
    { name: 'Аня', bot: null, person: 0 },
    { name: 'Боря', bot: null, person: 1 },
  ];
  const events = sat.map((by, seat) => ({ ...happening(seat + 1), seat, by }));
  const after = update({
    version: 3,
    since: null,
    events,
    table: table({ seats: table().seats.toReversed() }),
    you: you({ seats: [1] }),
  });
  const { container } = render(Log, { state: reduce(EMPTY, after, 0) });
  const faces = [...container.querySelectorAll('.face')];
  expect(faces.map((face) => face.textContent?.trim())).toEqual(['А', 'Б']);
  expect(faces.map((face) => face.classList.contains('me'))).toEqual([true, false]);
});
