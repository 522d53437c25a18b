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

async function board(name: string, me: number | null = 0, surface: 'table' | 'tv' = 'table', changed: Partial<View> = {}): Promise<string> {
  const { i18n, t } = await import('../../src/i18n/i18n.svelte');
  const { view: made, options } = read<{ view: View; options: Command[] }>(name);
  const view = { ...made, ...changed };
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

// A busy machine renders slowly; that is no fault of the screens.
describe('the screens', { timeout: 180_000 }, () => {
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
    for (const words of ['2 successes', 'Overkill 1 of 1', 'Give a Command AP', 'Command: Chief', 'Stop, lose it']) expect(text).toContain(words);
    expect(text).not.toMatch(KEYS);
  });
  it('say how it ended', async () => {
    const text = await board('over');
    expect(text).toMatch(/Mission (lost|accomplished)/);
    expect(text).not.toMatch(KEYS);
  });
  it('say why a mission was lost, in the words of its scenario', async () => {
    const verdict = { en: 'The reactor melts.', fr: 'Le réacteur fond.' };
    expect(await board('over', 0, 'table', { end: { defeat: 0 }, verdict })).toContain('The reactor melts.');
    expect(await board('over', 0, 'table', { end: { suffocated: 'chief' }, verdict: null })).toContain('Chief has no oxygen left.');
    expect(await board('over', 0, 'table', { end: { killed: 'doctor' }, verdict: null })).toContain('Doctor has no hit points left.');
  });
  it('keep the service record of a campaign', async () => {
    const best = { scenario: 1, end: 'won' as const, mode: 'admiral' as const, crew: ['captain' as const, 'chief' as const], turns: 7 };
    const text = await board('over', 0, 'table', { campaign: true, record: [{ scenario: 1, played: 3, won: 2, best }, { scenario: 2, played: 1, won: 0, best: null }] });
    for (const words of ['Service record', '2/3', 'Admiral, 7 Game Turns', '0/1']) expect(text).toContain(words);
    expect(await board('over')).not.toContain('Service record');
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
