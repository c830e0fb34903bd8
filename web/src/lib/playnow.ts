/** One click and one sits at a table with bots. */
import { api, type GameInfo, type Value } from './api';

/** The bots people choose from; those for programs only where there are no others. */
export function levels(bots: readonly string[]): string[] {
  const ours = bots.filter((bot) => bot.startsWith('level'));
  return ours.length ? ours : [...bots];
}

/** A level to begin with: the second easiest of many. */
export const usual = (bots: readonly string[]): string =>
  levels(bots)[Math.min(1, levels(bots).length - 1)]!;

/** Open a table with the usual options and bots on all other seats; its id. */
export async function playNow(
  game: GameInfo,
  options: Record<string, Value> = {},
): Promise<string> {
  const { seats } = await api.choices(game.id, options);
  const others = Array.from({ length: seats - 1 }, () => `bot:${usual(game.bots)}`);
  const { id } = await api.open(game.id, options, ['me', ...others], { standin: usual(game.bots) });
  return id;
}
