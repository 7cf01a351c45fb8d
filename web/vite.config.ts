import { svelte } from '@sveltejs/vite-plugin-svelte';
import { realpathSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const server = process.env.KONTOR_SERVER ?? 'http://127.0.0.1:8700';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // catalogues and rulebooks live beside the engine's sources; node_modules may be a link, as in a worktree
  server: { fs: { allow: ['..', realpathSync('node_modules')] }, proxy: { '/api': { target: server, ws: true } } },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/kontor/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,         // the content security policy allows no data: scripts, and fonts are cached better apart
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  test: {
    environment: 'jsdom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'], testTimeout: 30_000,
    // what was loaded for one test file serves the next
    pool: 'threads', maxWorkers: 2, isolate: false,
    css: { include: [/\?raw/] },
  },
}));
