// What holds for every source of the client: the content security policy allows no inline style, and rules are the server's.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const sources = readdirSync(here('src'), { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|svg|ts)$/.test(name));

it('has no style attribute anywhere', () => {
  expect(sources.length).toBeGreaterThan(50);
  const guilty = [...sources.map((name) => `src/${name}`), 'index.html'].filter((name) => {
    const text = readFileSync(here(name), 'utf8');
    return /<[a-z][^>]*\sstyle=/i.test(text) || /setAttribute\(['"]style/.test(text);
  });
  expect(guilty).toEqual([]);
});

it('names no rule of a game: numbers come with what the server sends', () => {
  const games = sources.filter((name) => name.startsWith('games/') && !name.includes('generated/'));
  expect(games.length).toBeGreaterThan(50);
  expect(games.filter((name) => /\b[A-Z]{2}-\d+\.\d+/.test(readFileSync(here(`src/${name}`), 'utf8')))).toEqual([]);
});
