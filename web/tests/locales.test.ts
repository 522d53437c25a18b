// The shell's own file: both languages complete, the same variables, every key used and every used key there.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectFrenchApostrophes, expectFrenchSpaces, expectSame, messages, sources, WEB } from './words';

/** Games have their own messages and their own test, but for what the lobby shows of them. */
function shelf(game: string): string {
  return ['shelf.ts', 'pages.ts'].map((name) => join(game, name)).filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8')).join('\n');
}

const ofGame = (path: string, name: string) => (name === 'generated' ? '' : /games\/[^/]+$/.test(path) && name !== 'shared' ? shelf(path) : null);

/** Keys that the server asks for; crates/server/src/words.rs lists them. */
const SERVER = /^(table-event|table-refused|table-error|api-error)-|^table-chat$/;

describe('web.ftl', () => {
  const en = messages('en', 'web.ftl');
  const fr = messages('fr', 'web.ftl');
  const code = sources(join(WEB, 'src'), ofGame);
  // t('key') and `prefix-${…}`
  const exact = [...code.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map((match) => match[1]!);
  const prefixes = [...code.matchAll(/`([a-z0-9-]+-)\$\{/g)].map((match) => match[1]!);
  const quoted = new Set([...code.matchAll(/'([a-z][a-z0-9-]+)'/g)].map((match) => match[1]!));

  it('says the same things in both languages', () => expectSame(en, fr));

  it('has every key the screens ask for', () => {
    expect(exact.filter((key) => !en.has(key))).toEqual([]);
  });

  it('holds nothing that no screen asks for', () => {
    const unused = [...en.keys()].filter((key) => !SERVER.test(key) && !quoted.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)));
    expect(unused).toEqual([]);
  });

  it('has a sentence for everything the server may say', () => {
    const words = readFileSync(join(WEB, '../crates/server/src/words.rs'), 'utf8');
    const list = words.slice(words.indexOf('pub fn vocabulary'));
    const groups = [...list.matchAll(/"(table-event|table-refused|table-error|api-error)",\s*&\[([^\]]*)\]/g)];
    const asked = groups.flatMap(([, group, names]) => [...names!.matchAll(/"([a-z-]+)"/g)].map(([, name]) => `${group}-${name}`));
    expect(asked.length).toBeGreaterThan(40);
    const held = [...en.keys()].filter((key) => SERVER.test(key) && key !== 'table-chat');
    expect(held.sort()).toEqual(asked.sort());
  });

  it('sets French marks apart with no-break spaces', () => expectFrenchSpaces(fr));
});

describe('the French of all screens', () => {
  const files = readdirSync(join(WEB, '../locales/fr')).filter((file) => file.endsWith('web.ftl'));
  const undo = { en: messages('en', 'web.ftl').get('undo'), fr: messages('fr', 'web.ftl').get('undo') };

  it('has one word for taking back a move', () => {
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const [en, fr] = [messages('en', file), messages('fr', file)];
      for (const [key, text] of en) if (key.endsWith('undo') && text === undo.en) expect(fr.get(key), `${file}: ${key}`).toBe(undo.fr);
    }
  });
  it('elides with the apostrophe of books', () => {
    for (const file of files) expectFrenchApostrophes(messages('fr', file));
  });
  it('has none of the slips that people found', () => {
    for (const file of files) for (const [key, text] of messages('fr', file)) expect(text, `${file}: ${key}`).not.toMatch(/J[’']y suis/);
  });
});
