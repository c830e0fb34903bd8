/** Fluent files as modules: `virtual:words/ru` is all that a browser says in Russian. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:words/';
// Words of the terminal stay there; examples come with the rules from the server.
const ELSEWHERE = /^(terminal-|solve-|[a-z0-9]+-example-)/;
const TERMINAL_FILE = 'terminal.ftl';

export function words(igroteka: string): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(NAME) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + NAME)) return undefined;
      const texts = filesOf(igroteka, id.slice(1 + NAME.length)).map((file) => {
        this.addWatchFile(file);
        return forThePage(readFileSync(file, 'utf8'));
      });
      return `export default ${JSON.stringify(texts.join('\n'))}`;
    },
  };
}

/** The words of the room, then those of every game. */
export function filesOf(igroteka: string, lang: string): string[] {
  const room = join(igroteka, 'locale', lang);
  const shared = readdirSync(room).filter(
    (file) => file.endsWith('.ftl') && file !== TERMINAL_FILE,
  );
  const games = join(igroteka, 'games');
  const own = readdirSync(games).map((game) => join(games, game, 'locale', `${lang}.ftl`));
  return [
    ...shared.sort().map((file) => join(room, file)),
    ...own.sort().filter((file) => existsSync(file)),
  ];
}

/** A file without comments and without messages that the page never says. */
export function forThePage(text: string): string {
  const said: string[] = [];
  let skips = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) continue;
    if (/^-?[a-z]/i.test(line)) skips = ELSEWHERE.test(line);
    if (!skips) said.push(line);
  }
  return said.join('\n');
}
