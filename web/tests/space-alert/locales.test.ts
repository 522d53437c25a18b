// The board's own file: both languages complete, the same variables, every key used and every used key there.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

function messages(lang: string): Map<string, string> {
  const found = new Map<string, string>();
  let key = '';
  for (const line of readFileSync(join(root, `../locales/${lang}/space-alert-web.ftl`), 'utf8').split('\n')) {
    const start = /^([a-z][a-z0-9_-]*)\s*=(.*)$/.exec(line);
    if (start) {
      key = start[1]!;
      expect(found.has(key), `${lang}: ${key} twice`).toBe(false);
      found.set(key, start[2]!);
    } else if (/^\s+\S/.test(line)) found.set(key, `${found.get(key)}\n${line}`);
  }
  return found;
}

const sources = (dir: string): string => readdirSync(dir, { withFileTypes: true })
  .map((entry) => (entry.isDirectory() ? sources(join(dir, entry.name)) : /\.(svelte|ts)$/.test(entry.name) ? readFileSync(join(dir, entry.name), 'utf8') : ''))
  .join('\n');
const variables = (text: string) => [...new Set([...text.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort();

describe('space-alert-web.ftl', () => {
  const en = messages('en');
  const fr = messages('fr');
  const code = sources(join(root, 'src/games/space-alert'));
  const quoted = new Set([...code.matchAll(/'(saw-[a-z0-9-]+)'/g)].map((match) => match[1]!));
  const prefixes = [...new Set([...code.matchAll(/`(saw-[a-z0-9-]*-)\$\{/g)].map((match) => match[1]!))];

  it('says the same things in both languages', () => {
    expect([...fr.keys()]).toEqual([...en.keys()]);
    for (const [key, text] of en) expect(variables(fr.get(key)!), key).toEqual(variables(text));
  });
  it('has every key the screens ask for, and no other', () => {
    expect([...quoted].filter((key) => !en.has(key))).toEqual([]);
    expect([...en.keys()].filter((key) => !quoted.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)))).toEqual([]);
  });
  it('sets French marks apart with no-break spaces', () => {
    expect([...fr].filter(([, text]) => / [:;!?»%]/.test(text.replaceAll(/\{[^}]*->[\s\S]*\}/g, ''))).map(([key]) => key)).toEqual([]);
  });
});
