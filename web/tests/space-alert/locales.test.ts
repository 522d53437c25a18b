// The board's own file: both languages complete, the same variables, every key used and every used key there.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectFrenchSpaces, expectSame, messages, sources, WEB } from '../words';

describe('space-alert-web.ftl', () => {
  const en = messages('en', 'space-alert-web.ftl');
  const fr = messages('fr', 'space-alert-web.ftl');
  const code = sources(join(WEB, 'src/games/space-alert'));
  const quoted = new Set([...code.matchAll(/'(saw-[a-z0-9-]+)'/g)].map((match) => match[1]!));
  const prefixes = [...new Set([...code.matchAll(/`(saw-[a-z0-9-]*-)\$\{/g)].map((match) => match[1]!))];

  it('says the same things in both languages', () => expectSame(en, fr));
  it('has every key the screens ask for, and no other', () => {
    expect([...quoted].filter((key) => !en.has(key))).toEqual([]);
    expect([...en.keys()].filter((key) => !quoted.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)))).toEqual([]);
  });
  it('sets French marks apart with no-break spaces', () => expectFrenchSpaces(fr));
});
