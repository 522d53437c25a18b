// The board's, the box's and the editor's own files: both languages complete, the same variables, every key used and every used key there.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ALIENS, ROCKETEERS, TOKEN_KINDS } from '../../src/games/away-missions/board/types';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FILES = readdirSync(join(root, '../locales/en')).filter((name) => /^away-missions-((board|box|editor)-)?web\.ftl$/.test(name));

function messages(lang: string, file: string): Map<string, string> {
  const found = new Map<string, string>();
  let key = '';
  for (const line of readFileSync(join(root, `../locales/${lang}/${file}`), 'utf8').split('\n')) {
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
const code = sources(join(root, 'src/games/away-missions'));

describe.each(FILES)('%s', (file) => {
  const en = messages('en', file);
  const fr = messages('fr', file);
  const quoted = new Set([...code.matchAll(/'(am[a-z]?-[a-z0-9_-]+)'/g)].map((match) => match[1]!));
  const prefixes = [...new Set([...code.matchAll(/`(am[a-z]?-[a-z0-9_-]*-)\$\{/g)].map((match) => match[1]!))];

  it('says the same things in both languages', () => {
    expect([...fr.keys()]).toEqual([...en.keys()]);
    for (const [key, text] of en) expect(variables(fr.get(key)!), key).toEqual(variables(text));
  });
  it('holds nothing that no screen asks for', () => {
    expect([...en.keys()].filter((key) => !quoted.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)))).toEqual([]);
  });
  it('sets French marks apart with no-break spaces', () => {
    expect([...fr].filter(([, text]) => / [:;!?»%]/.test(text.replaceAll(/\{[^}]*->[\s\S]*\}/g, ''))).map(([key]) => key)).toEqual([]);
  });
});

it('has every word the screens ask for by name', () => {
  const all = new Set(FILES.flatMap((file) => [...messages('en', file).keys()]));
  const asked = [...code.matchAll(/\bt\(\s*'(am[bw]-[a-z0-9_-]+)'/g)].map((match) => match[1]!);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((key) => !all.has(key))).toEqual([]);
});

it('has a word for every token, and a drawing for every figure and token', () => {
  const board = messages('en', 'away-missions-board-web.ftl');
  for (const kind of TOKEN_KINDS) for (const key of [`amb-token-${kind}`, `amb-token-up-${kind}`]) expect(board.has(key), key).toBe(true);
  const drawn = (sheet: string) => new Set([...readFileSync(join(root, `src/games/away-missions/art/${sheet}.svg`), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]!));
  const [figures, signs] = [drawn('figures'), drawn('signs')];
  for (const art of [...ROCKETEERS, ...ALIENS]) expect(figures.has(`amf-${art}`), art).toBe(true);
  for (const kind of TOKEN_KINDS) expect(signs.has(`amt-${kind}`), kind).toBe(true);
});
