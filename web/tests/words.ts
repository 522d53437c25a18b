// What the tests of the locale files share: reading a file, the code that asks for its keys, and what both languages must have in common.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

export const WEB = fileURLToPath(new URL('..', import.meta.url));

/** The messages of one file with their texts, in order. */
export function messages(lang: string, file: string): Map<string, string> {
  const found = new Map<string, string>();
  let key = '';
  for (const line of readFileSync(join(WEB, `../locales/${lang}/${file}`), 'utf8').split('\n')) {
    const start = /^([a-z][a-z0-9_-]*)\s*=(.*)$/.exec(line);
    if (start) {
      key = start[1]!;
      expect(found.has(key), `${lang}: ${key} twice`).toBe(false);
      found.set(key, start[2]!);
    } else if (/^\s+\S/.test(line)) found.set(key, `${found.get(key)}\n${line}`);
  }
  return found;
}

/** Everything that is written below a folder of the client; `of` answers for a folder that is not to be read as it is. */
export function sources(dir: string, of: (path: string, name: string) => string | null = () => null): string {
  return readdirSync(dir, { withFileTypes: true })
    .map((entry) => {
      const path = join(dir, entry.name);
      if (entry.isDirectory()) return of(path, entry.name) ?? sources(path, of);
      return /\.(svelte|ts)$/.test(entry.name) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

const variables = (text: string) => [...new Set([...text.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort();

/** Both languages have the same messages in the same order, with the same variables. */
export function expectSame(en: Map<string, string>, fr: Map<string, string>): void {
  expect([...fr.keys()]).toEqual([...en.keys()]);
  for (const [key, text] of en) expect(variables(fr.get(key)!), key).toEqual(variables(text));
}

/** French sets its double marks apart with no-break spaces. */
export function expectFrenchSpaces(fr: Map<string, string>): void {
  expect([...fr].filter(([, text]) => / [:;!?»%]/.test(text.replaceAll(/\{[^}]*->[\s\S]*\}/g, ''))).map(([key]) => key)).toEqual([]);
}

/** French elides with the apostrophe of its books, not with that of a typewriter. */
export function expectFrenchApostrophes(fr: Map<string, string>): void {
  expect([...fr].filter(([, text]) => /\p{L}'\p{L}/u.test(text)).map(([key]) => key)).toEqual([]);
}
