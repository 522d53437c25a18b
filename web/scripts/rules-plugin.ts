// Turns `docs/rules/*.md?rules` and `docs/quick-start/*.md?start` into data at build time, so that no Markdown reader travels to the browser.
// A quick start comes with its drawings in one piece: a file each would be crumbs, which the build merges into what everybody loads first.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parseRules } from '../src/rules/parse';
import { parseStart, type QuickStart } from '../src/rules/start';

const ASKED = /^(.+\.md)\?(rules|start)$/;
const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** French marks never begin a line. */
function typeset(file: string, text: string): string {
  return file.endsWith('.fr.md') ? text.replace(/ ([:;!?»%])/g, '\u00A0$1').replace(/« /g, '«\u00A0') : text;
}

/** A drawing with the parts that only its game's board has in the page. */
function complete(drawing: string, art: string): string {
  return drawing.replace(/<use href="#(a-[a-z-]+)"([^>]*)\/>/g, (whole, id: string, placed: string) => {
    const [, inside] = new RegExp(`<symbol id="${id}"([^>]*>.*?)</symbol>`, 's').exec(art) ?? [];
    return inside ? `<svg${placed}${inside}</svg>` : whole;
  });
}

async function quickStart(file: string, text: string): Promise<QuickStart> {
  const game = basename(file).split('.')[0]!;
  const art = source(`games/${game}/art.svg`);
  const parts = existsSync(art) ? await readFile(art, 'utf8') : '';
  const start = parseStart(text);
  for (const step of start.steps) step.drawing = complete(await readFile(source(`rules/pictures/${game}-${step.picture}.svg`), 'utf8'), parts);
  return start;
}

export function rulesPlugin(): Plugin {
  return {
    name: 'cosmodrome-rules',
    enforce: 'pre',
    async load(id) {
      const [, file, reader] = ASKED.exec(id) ?? [];
      if (!file || !reader) return null;
      this.addWatchFile(file);
      const text = typeset(file, await readFile(file, 'utf8'));
      return `export default ${JSON.stringify(reader === 'rules' ? parseRules(text) : await quickStart(file, text))}`;
    },
  };
}
