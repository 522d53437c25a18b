// The content security policy allows no inline style: nothing in the client may need one.
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
