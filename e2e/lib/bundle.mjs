// Code of the client in a page of its own: for what only a browser can do, and no screen shows.
import { fileURLToPath } from 'node:url';
import { build } from '../../web/node_modules/esbuild/lib/main.js';

const SOURCES = fileURLToPath(new URL('../../web/src/', import.meta.url));

/** Some of the client's plain modules as one script; what they export is `globalThis[name]`. */
export async function bundle(name, modules) {
  const { outputFiles } = await build({
    stdin: { contents: modules.map((path) => `export * from './${path}';`).join('\n'), resolveDir: SOURCES, loader: 'ts' },
    bundle: true, write: false, format: 'iife', globalName: name, target: 'es2022', logLevel: 'silent',
  });
  return outputFiles[0].text;
}
