/**
 * Writes TypeScript from the schemas that tools/gen_protocol.py writes; with --check fails if any
 * of it is stale.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const docs = new URL('../../docs/', import.meta.url);
const src = new URL('../src/', import.meta.url);
const check = process.argv.includes('--check');

// A title would be taken as a second name of the type; the limits of lists would become tuples.
const plain = (node) => {
  if (Array.isArray(node)) return node.map(plain);
  if (node === null || typeof node !== 'object') return node;
  const { title, minItems: _, maxItems: __, discriminator: ___, ...rest } = node;
  const kept = typeof title === 'object' ? { title, ...rest } : rest;
  // Else a type that something is said of would be written out instead of named.
  const { $ref, ...said } = kept;
  if ($ref && Object.keys(said).length) return { tsType: $ref.split('/').at(-1), ...said };
  return Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, plain(value)]));
};

/** The types of a schema. */
async function types(file) {
  const schema = JSON.parse(readFileSync(new URL(file, docs), 'utf8'));
  const parts = Object.entries(schema.$defs).map(([name, part]) => [name, plain(part)]);
  // Parts written without `additionalProperties` are the server's, whose fields are always known.
  for (const [, part] of parts) if (part.type === 'object') part.additionalProperties ??= false;
  const names = parts.map(([name]) => name);
  const whole = {
    title: 'All',
    type: 'object',
    additionalProperties: false,
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    $defs: Object.fromEntries(parts),
  };
  const text = await compile(whole, 'All', {
    bannerComment: `// Written by \`make protocol\` from docs/${file}; not by hand.`,
    style: { singleQuote: true, printWidth: 100 },
  });
  return text
    .replace(/export interface All \{[^}]*\}\n/, '')
    .replace(/\/\*\*\n\s*\* ([^\n]*)\n\s*\*\//g, '/** $1 */');
}

const VIEW = `
/** What one seat sees; a spectator sees what is public. */
export type View = PublicView & Partial<PrivateView>;
`;

const written = new Map([['lib/protocol.ts', await types('protocol.schema.json')]]);
for (const file of readdirSync(new URL('views/', docs)).filter((name) => name.endsWith('.json'))) {
  const game = file.replace('.schema.json', '');
  const views = await types(`views/${file}`);
  written.set(`games/${game}/view.ts`, views + VIEW);
}

let stale = false;
for (const [path, text] of written) {
  const out = new URL(path, src);
  if (!check) writeFileSync(out, text);
  else {
    const fresh = existsSync(out) && readFileSync(out, 'utf8') === text;
    stale ||= !fresh;
    console.log(`web/src/${path}:`, fresh ? 'ok' : 'stale; run `make protocol`');
  }
}
process.exit(stale ? 1 : 0);
