/** Fluent files as modules: `virtual:words/ru` is all that a browser says in Russian. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:words/';
// Words of the terminal stay there; examples come with the rules from the server.
const ELSEWHERE = /terminal|-examples/;

export function words(locale: string): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(NAME) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + NAME)) return undefined;
      const folder = join(locale, id.slice(1 + NAME.length));
      const files = readdirSync(folder).filter((file) => file.endsWith('.ftl') && !ELSEWHERE.test(file));
      const texts = files.sort().map((file) => {
        this.addWatchFile(join(folder, file));
        return withoutComments(readFileSync(join(folder, file), 'utf8'));
      });
      return `export default ${JSON.stringify(texts.join('\n'))}`;
    },
  };
}

const withoutComments = (text: string) => text.replace(/^#.*\n/gm, '');
