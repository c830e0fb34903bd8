import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { words } from './tools/words.ts';

const here = (path: string) => new URL(path, import.meta.url).pathname;
const server = process.env.IGROTEKA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), words(here('../src/igroteka'))],
  resolve: {
    alias: {
      $lib: here('src/lib'),
      $board: here('src/board'),
      $pieces: here('src/pieces'),
      $parts: here('src/parts'),
    },
    // Under vitest, Svelte has to be the one for browsers.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: process.env.IGROTEKA_CLIENT ?? here('../src/igroteka/client'),
    emptyOutDir: true,
    // A strict policy allows no code in the page itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'es2023',
    reportCompressedSize: false,
  },
  server: {
    host: '127.0.0.1',
    // The server refuses deeds from another origin: requests keep the one of the page.
    proxy: { '/api': { target: server, changeOrigin: false }, '/ws': { target: server, ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts', 'src/**/tests/*.test.ts'],
    isolate: false,
  },
});
