// The coming Alien Turn in a few lines.
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { textOf } from './stage';
import { hits, riskGroups, spared } from '../../src/games/away-missions/table/risk';
import type { Actor, Aimed, Risk } from '../../src/games/away-missions/types';

const alien = (id: number, kind: 'leader' | 'saucerman' | 'sentinel'): Actor => ({ alien: { id, kind } });
const aimed = (dice: number, chance: number): Aimed => ({ target: 'chief', dice, chance });
const toll = (hits: number) => ({ hits, panic: [], mind_control: [] });

describe('if the Aliens came now', () => {
  const risk: Risk = {
    attacks: [
      { by: alien(1, 'leader'), kind: 'leader', now: aimed(4, 759_900), then: aimed(4, 759_900) },
      { by: alien(2, 'saucerman'), kind: 'saucerman', now: aimed(2, 510_000), then: aimed(2, 510_000) },
      { by: alien(3, 'saucerman'), kind: 'saucerman', now: aimed(2, 510_000), then: aimed(2, 510_000) },
      { by: alien(4, 'sentinel'), kind: 'sentinel', now: aimed(6, 882_351), then: null },
      { by: { boss: { kind: 'hive_queen' } }, kind: null, now: null, then: aimed(3, 657_000) },
    ],
    now: toll(2662), then: toll(2437),
  };
  it('puts equal attacks together and what changes first', () => {
    const lines = riskGroups(risk).map(({ art, count, changed }) => [art, count, changed]);
    expect(lines).toEqual([['sentinel', 1, true], ['hive_queen', 1, true], ['leader', 1, false], ['saucerman', 2, false]]);
  });
  it('says of nothing that it changes where dice decide first', () => {
    expect(riskGroups({ ...risk, then: null }).some(({ changed }) => changed)).toBe(false);
  });
  it('knows who is spared and who is not', () => {
    expect(spared(['chief', 'doctor'], ['doctor'])).toEqual({ struck: ['doctor'], spared: ['chief'] });
  });
  it('writes numbers as the language does', () => {
    expect([hits(2239, 'en'), hits(2239, 'fr'), hits(0, 'en')]).toEqual(['2.2', '2,2', '0.0']);
  });
  it('tells it in both languages', { timeout: 180_000 }, async () => {
    const { i18n } = await import('../../src/i18n/i18n.svelte');
    const strip = (await import('../../src/games/away-missions/table/Risk.svelte')).default as never;
    const told = async (lang: 'en' | 'fr', shown: Risk) => {
      await i18n.use(lang, ['web', 'away-missions', 'away-missions-web', 'away-missions-board-web']);
      return textOf((render(strip, { props: { risk: shown } } as never) as { body: string }).body);
    };
    const spares: Risk = { ...risk, now: { ...risk.now, panic: ['chief'] } };
    const english = await told('en', spares);
    expect(english).toContain('If the Aliens came now');
    expect(english).toMatch(/Sentinel 6 dice against Chief 88 % → 0 %/);
    expect(english).toMatch(/Saucerman × 2 2 dice against Chief 51 %/);
    expect(english).toMatch(/Hits to expect 2\.7 → 2\.4 No Panic for Chief\./);
    const french = await told('fr', { ...spares, then: null });
    expect(french).toContain('Si les Aliens venaient maintenant');
    expect(french).toMatch(/Touches attendues 2,7 Panic : Chef\. Ce que cela change, les dés le diront\./);
    expect(await told('en', { attacks: [], now: toll(0), then: toll(0) })).toContain('Nobody would be attacked.');
    expect(english + french).not.toMatch(/amw-|undefined/);
  });
});
