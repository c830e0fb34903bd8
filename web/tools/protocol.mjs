/** Writes src/lib/protocol.ts from docs/protocol.schema.json; with --check fails if it is stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const OUT = new URL('../src/lib/protocol.ts', import.meta.url);
const schema = JSON.parse(
  readFileSync(new URL('../../docs/protocol.schema.json', import.meta.url), 'utf8'),
);

const parts = schema.$defs;
delete parts.ClientMessage.discriminator;
delete parts.ServerMessage.discriminator;
// A title would be taken as a second name of the type; the limits of lists would become tuples.
const plain = (node) => {
  if (Array.isArray(node)) return node.map(plain);
  if (node === null || typeof node !== 'object') return node;
  const { title: _, minItems: __, maxItems: ___, ...rest } = node;
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, plain(value)]));
};
const whole = {
  title: 'Messages',
  type: 'object',
  additionalProperties: false,
  required: ['client', 'server'],
  properties: {
    client: { $ref: '#/$defs/ClientMessage' },
    server: { $ref: '#/$defs/ServerMessage' },
  },
  $defs: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, plain(part)])),
};
// Parts written without `additionalProperties` are the server's, whose fields are always known.
for (const part of Object.values(whole.$defs)) {
  if (part.type === 'object') part.additionalProperties ??= false;
}
const text = await compile(whole, 'Messages', {
  bannerComment: '// Written by `npm run protocol` from docs/protocol.schema.json; not by hand.',
  style: { singleQuote: true, printWidth: 100 },
});

if (process.argv.includes('--check')) {
  const fresh = readFileSync(OUT, 'utf8') === text;
  console.log('web/src/lib/protocol.ts:', fresh ? 'ok' : 'stale; run `make protocol`');
  process.exit(fresh ? 0 : 1);
}
writeFileSync(OUT, text);
