import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import type { Rollup } from 'vite';
import { defineConfig } from 'vitest/config';
import { packPlugin } from './scripts/pack-plugin';
import { rulesPlugin } from './scripts/rules-plugin';

const project = fileURLToPath(new URL('..', import.meta.url));
// The server that `npm run dev` talks to; see crates/server/examples/serve.rs.
const server = process.env.COSMODROME_SERVER ?? 'http://127.0.0.1:7878';
const socket = server.replace(/^http/, 'ws');

// Whatever the entry imports without waiting is one file; everything else is split where it is waited for.
function firstLoad(id: string, { getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  first ??= reachable([...getModuleIds()].filter((module) => getModuleInfo(module)?.isEntry), getModuleInfo);
  return first.has(id) ? 'index' : undefined;
}
let first: Set<string> | undefined;

function reachable(from: string[], getModuleInfo: Rollup.ManualChunkMeta['getModuleInfo']): Set<string> {
  const found = new Set(from);
  for (const id of found) for (const next of getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

export default defineConfig({
  plugins: [rulesPlugin(), svelte(), packPlugin()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    manifest: true,
    reportCompressedSize: false,
    // Crumbs cost a request each: merge them into what uses them, and everything the lobby needs into one.
    rollupOptions: { output: { experimentalMinChunkSize: 8192, manualChunks: firstLoad } },
  },
  server: {
    fs: { allow: [project] },
    proxy: {
      '/api': { target: server, changeOrigin: true, headers: { origin: server } },
      '/ws': { target: socket, ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
