// The shell's own file: both languages complete, the same variables, every key used and every used key there.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

function messages(lang: string, file = 'web.ftl'): Map<string, string> {
  const found = new Map<string, string>();
  let key = '';
  for (const line of readFileSync(join(root, `../locales/${lang}/${file}`), 'utf8').split('\n')) {
    const start = /^([a-z][a-z0-9_-]*)\s*=(.*)$/.exec(line);
    if (start) {
      key = start[1]!;
      expect(found.has(key), `${lang}: ${key} twice`).toBe(false);
      found.set(key, start[2]!);
    } else if (/^\s+\S/.test(line)) {
      found.set(key, `${found.get(key)}\n${line}`);
    }
  }
  return found;
}

/** Games have their own messages and their own test, but for what the lobby shows of them. */
function shelf(game: string): string {
  return ['shelf.ts', 'pages.ts'].map((name) => join(game, name)).filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8')).join('\n');
}

function sources(dir: string): string {
  return readdirSync(dir, { withFileTypes: true })
    .map((entry) => {
      const path = join(dir, entry.name);
      if (entry.isDirectory()) return entry.name === 'generated' ? '' : /games$/.test(dir) && entry.name !== 'shared' ? shelf(path) : sources(path);
      return /\.(svelte|ts)$/.test(entry.name) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

const variables = (text: string) => [...new Set([...text.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort();

/** Keys that the server asks for; crates/server/src/words.rs lists them. */
const SERVER = /^(table-event|table-refused|table-error|api-error)-|^table-chat$/;

describe('web.ftl', () => {
  const en = messages('en');
  const fr = messages('fr');
  const code = sources(join(root, 'src'));
  // t('key') and `prefix-${…}`
  const exact = [...code.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map((match) => match[1]!);
  const prefixes = [...code.matchAll(/`([a-z0-9-]+-)\$\{/g)].map((match) => match[1]!);
  const quoted = new Set([...code.matchAll(/'([a-z][a-z0-9-]+)'/g)].map((match) => match[1]!));

  it('says the same things in both languages', () => {
    expect([...fr.keys()]).toEqual([...en.keys()]);
    for (const [key, text] of en) expect(variables(fr.get(key)!), key).toEqual(variables(text));
  });

  it('has every key the screens ask for', () => {
    expect(exact.filter((key) => !en.has(key))).toEqual([]);
  });

  it('holds nothing that no screen asks for', () => {
    const unused = [...en.keys()].filter((key) => !SERVER.test(key) && !quoted.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)));
    expect(unused).toEqual([]);
  });

  it('has a sentence for everything the server may say', () => {
    const words = readFileSync(join(root, '../crates/server/src/words.rs'), 'utf8');
    const list = words.slice(words.indexOf('pub fn vocabulary'));
    const groups = [...list.matchAll(/"(table-event|table-refused|table-error|api-error)",\s*&\[([^\]]*)\]/g)];
    const asked = groups.flatMap(([, group, names]) => [...names!.matchAll(/"([a-z-]+)"/g)].map(([, name]) => `${group}-${name}`));
    expect(asked.length).toBeGreaterThan(40);
    const held = [...en.keys()].filter((key) => SERVER.test(key) && key !== 'table-chat');
    expect(held.sort()).toEqual(asked.sort());
  });

  it('sets French marks apart with no-break spaces', () => {
    const wrong = [...fr].filter(([, text]) => / [:;!?»%]/.test(text.replaceAll(/\{[^}]*->[\s\S]*\}/g, ''))).map(([key]) => key);
    expect(wrong).toEqual([]);
  });
});

describe('the French of all screens', () => {
  const files = readdirSync(join(root, '../locales/fr')).filter((file) => file.endsWith('web.ftl'));
  const undo = { en: messages('en').get('undo'), fr: messages('fr').get('undo') };

  it('has one word for taking back a move', () => {
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const [en, fr] = [messages('en', file), messages('fr', file)];
      for (const [key, text] of en) if (key.endsWith('undo') && text === undo.en) expect(fr.get(key), `${file}: ${key}`).toBe(undo.fr);
    }
  });
  it('has none of the slips that people found', () => {
    for (const file of files) for (const [key, text] of messages('fr', file)) expect(text, `${file}: ${key}`).not.toMatch(/J[’']y suis/);
  });
});
