// Turns `docs/rules/*.md?rules` into data at build time, so that no Markdown reader travels to the browser.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { parseRules } from '../src/rules/parse';

const SUFFIX = '.md?rules';

/** French marks never begin a line. */
function typeset(file: string, text: string): string {
  return file.endsWith('.fr.md') ? text.replace(/ ([:;!?»%])/g, '\u00A0$1').replace(/« /g, '«\u00A0') : text;
}

export function rulesPlugin(): Plugin {
  return {
    name: 'cosmodrome-rules',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -'?rules'.length);
      this.addWatchFile(file);
      const rules = parseRules(typeset(file, await readFile(file, 'utf8')));
      return `export default ${JSON.stringify(rules)}`;
    },
  };
}
