// The board's, the box's and the editor's own files: both languages complete, the same variables, every key used and every used key there.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALIENS, ROCKETEERS, TOKEN_KINDS } from '../../src/games/away-missions/board/types';
import { expectFrenchSpaces, expectSame, messages, sources, WEB } from '../words';

const FILES = readdirSync(join(WEB, '../locales/en')).filter((name) => /^away-missions-((board|box|editor)-)?web\.ftl$/.test(name));

const code = sources(join(WEB, 'src/games/away-missions'));

describe.each(FILES)('%s', (file) => {
  const en = messages('en', file);
  const fr = messages('fr', file);
  const quoted = new Set([...code.matchAll(/'(am[a-z]?-[a-z0-9_-]+)'/g)].map((match) => match[1]!));
  const prefixes = [...new Set([...code.matchAll(/`(am[a-z]?-[a-z0-9_-]*-)\$\{/g)].map((match) => match[1]!))];

  it('says the same things in both languages', () => expectSame(en, fr));
  it('holds nothing that no screen asks for', () => {
    expect([...en.keys()].filter((key) => !quoted.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)))).toEqual([]);
  });
  it('sets French marks apart with no-break spaces', () => expectFrenchSpaces(fr));
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
  const drawn = (sheet: string) => new Set([...readFileSync(join(WEB, `src/games/away-missions/art/${sheet}.svg`), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]!));
  const [figures, signs] = [drawn('figures'), drawn('signs')];
  for (const art of [...ROCKETEERS, ...ALIENS]) expect(figures.has(`amf-${art}`), art).toBe(true);
  for (const kind of TOKEN_KINDS) expect(signs.has(`amt-${kind}`), kind).toBe(true);
});
