/** The games that can be played here: those the page was built with, and what the server has besides. */
import { api, type GameInfo } from './api';
import { GAMES, isGame } from './games';
import { learn, readable, tOr } from './words.svelte';

const offered = $state<{ infos: readonly GameInfo[] }>({ infos: [] });
let learning: Promise<readonly GameInfo[]> | null = null;

/** Ids, in the order people see them; as long as the server has not said, those of the page. */
export const games = (): readonly string[] => {
  if (!offered.infos.length) return GAMES;
  const here = offered.infos.map(({ id }) => id);
  return [...GAMES.filter((id) => here.includes(id)), ...here.filter((id) => !isGame(id))];
};

export const infoOf = (id: string): GameInfo | undefined =>
  offered.infos.find((info) => info.id === id);

/** What a game is called. */
export const nameOf = (id: string): string => tOr(`game-${id}`, tOr(`${id}-title`, readable(id)));

/** Ask the server once which games it has, and learn the words of those the page does not know. */
export function learnGames(): Promise<readonly GameInfo[]> {
  learning ??= ask().catch((error: unknown) => {
    learning = null;
    throw error;
  });
  return learning;
}

async function ask(): Promise<readonly GameInfo[]> {
  const infos = await api.games();
  const outside = infos.filter(({ id }) => !isGame(id));
  await learn(
    outside.map(
      ({ id }) =>
        (lang) =>
          api.words(id, lang).catch(() => ''),
    ),
  );
  offered.infos = infos;
  return infos;
}
