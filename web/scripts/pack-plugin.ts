// Files of the client lie compressed in `dist`, each as `<name>.gz`: the program that holds them is smaller, and no request waits for a compressor.
import { unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(css|html|js|svg)$/;
const compress = promisify(gzip);

export function packPlugin(): Plugin {
  return {
    name: 'cosmodrome-pack',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (!TEXT.test(name)) continue;
        const path = join(dir!, name);
        await writeFile(`${path}.gz`, await compress(file.type === 'chunk' ? file.code : file.source, { level: 9 }));
        await unlink(path);
      }
    },
  };
}
