// The table of Away Missions, rendered to text from positions that the rules made.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { textOf } from './stage';
import type { Catalogue, Command, View } from '../../src/games/away-missions/types';

const read = <T>(name: string): T => JSON.parse(readFileSync(fileURLToPath(new URL(`./fixtures/${name}.json`, import.meta.url)), 'utf8')) as T;
let Board: never;

async function use(lang: 'en' | 'fr') {
  const { i18n } = await import('../../src/i18n/i18n.svelte');
  await i18n.use(lang, ['web', 'away-missions', 'away-missions-web', 'away-missions-board-web']);
}

async function board(name: string, me: number | null = 0, surface: 'table' | 'tv' = 'table'): Promise<string> {
  const { i18n, t } = await import('../../src/i18n/i18n.svelte');
  const { view, options } = read<{ view: View; options: Command[] }>(name);
  const names = (seat: number) => ['Nadia', 'Tomas'][seat] ?? '?';
  const props = {
    view, options: me === null ? [] : options, catalogue: read<Catalogue>('catalogue'), me, chairs: [], names, colours: () => 'red', send: async () => ({ ok: true, revision: 1 }),
    preview: async () => ({ refusal: null, preview: null }), story: [], awaited: [], undo: null, restart: null, now: () => 0, surface, screens: null, lesson: false, t,
    say: (phrase: Parameters<typeof i18n.phrase>[0]) => i18n.phrase(phrase, names),
  };
  return textOf((render(Board, { props } as never) as { body: string }).body);
}

beforeAll(async () => {
  await use('en');
  Board = (await import('../../src/games/away-missions/Board.svelte')).default as never;
}, 180_000);

const KEYS = /\bam[wb]-[a-z]|away-missions-[a-z]/;

describe('the screens', () => {
  it('brief the crew and let it pack', async () => {
    const text = await board('packing');
    expect(text).toContain('Moon: First Contact');
    expect(text).toContain('Briefing');
    expect(text).not.toMatch(KEYS);
  });
  it('offer the tiles that may be scanned', async () => {
    const text = await board('scan');
    expect(text).toContain('Scan dark tile');
    expect(text).not.toMatch(KEYS);
  });
  it('show orders, sheet, items and Aliens in a turn', async () => {
    const text = await board('turn');
    for (const word of ['Orders', 'Action points', 'End turn', 'Then Aliens']) expect(text).toContain(word);
    expect(text).not.toMatch(KEYS);
  });
  it('offer every Overkill of a roll', async () => {
    const text = await board('roll');
    expect(text).toContain('Spend an Overkill');
    expect(text).not.toMatch(KEYS);
  });
  it('say how it ended', async () => {
    const text = await board('over');
    expect(text).toMatch(/Mission (lost|accomplished)/);
    expect(text).not.toMatch(KEYS);
  });
  it('offer an onlooker and the big screen nothing to press', async () => {
    expect(await board('turn', null)).not.toContain('End turn');
    expect(await board('turn', null, 'tv')).not.toContain('End turn');
  });
  it('speak French throughout', async () => {
    await use('fr');
    for (const name of ['packing', 'scan', 'turn', 'roll', 'over']) {
      const text = await board(name);
      expect(text).not.toMatch(KEYS);
      expect(text).not.toMatch(/\b(Orders|End turn|Action points|Mission lost)\b/);
    }
    await use('en');
  });
});
