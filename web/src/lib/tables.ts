/** Tables in lists: mine, and those that anybody may join. */
import type { Brief } from './api';
import { has, t } from './words.svelte';

export interface Line {
  id: string;
  game: string;
  who: string;
  state: string;
  mine: boolean;
}

/** Who sits there beside me. Bots stand in the list by their ids, often several of one strength. */
function people(names: readonly string[], me: string | undefined): string {
  const counts = new Map<string, number>();
  for (const name of names) if (name && name !== me) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) =>
      has(`bot-${name}`) ? t('bots-of', { bot: t(`bot-${name}`), count }) : name,
    )
    .join(', ');
}

/** Tables I sit at: those that wait for me first, finished ones last. */
export function myTables(tables: readonly Brief[], me: string | undefined): Line[] {
  const [going, over] = [
    tables.filter(({ status }) => status !== 'over'),
    tables.filter(({ status }) => status === 'over'),
  ];
  return [...going, ...over].map(({ id, game, names, status, your_turn: mine }) => {
    const others = people(names, me);
    return {
      id,
      game,
      mine,
      who: others ? t('with-people', { names: others }) : t('you-alone'),
      state: mine ? t('your-turn') : t(`status-${status}`),
    };
  });
}

/** Tables that wait for anybody, and not for me already. */
export function openTables(listed: readonly Brief[], tables: readonly Brief[]): Line[] {
  const known = new Set(tables.map(({ id }) => id));
  return listed
    .filter(({ id, status, names }) => status === 'open' && names.includes('') && !known.has(id))
    .map(({ id, game, names }) => {
      const there = people(names, undefined);
      const count = names.filter((name) => !name).length;
      return {
        id,
        game,
        mine: false,
        who: there ? t('table-with', { names: there }) : t('table-empty'),
        state: t('seats-left', { count }),
      };
    });
}
