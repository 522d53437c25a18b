import { render } from 'svelte/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fixture, props, speak, textOf } from './stage';
import type { LaunchPhase } from '../../src/games/rocketmen/types';

type Rendered = { body: string };
let Board: never;
let OddsPanel: never;
let PayBar: never;
let desk: typeof import('../../src/games/rocketmen/desk.svelte');
let odds: typeof import('../../src/games/rocketmen/launch/odds');
let book: typeof import('../../src/games/rocketmen/catalogue');

beforeAll(async () => {
  await speak('en');
  Board = (await import('../../src/games/rocketmen/Board.svelte')).default as never;
  OddsPanel = (await import('../../src/games/rocketmen/launch/OddsPanel.svelte')).default as never;
  PayBar = (await import('../../src/games/rocketmen/table/PayBar.svelte')).default as never;
  desk = await import('../../src/games/rocketmen/desk.svelte');
  odds = await import('../../src/games/rocketmen/launch/odds');
  book = await import('../../src/games/rocketmen/catalogue');
}, 60_000);

const board = async (name: string, me: number | null = 0) => textOf((render(Board, { props: await props(name, me) } as never) as Rendered).body);

async function deskOf(name: string) {
  const given = await props(name);
  return new desk.Desk(() => given as never);
}

describe('the table', () => {
  it('tags what is payable', async () => {
    const text = await board('table');
    expect(text.match(/Payable/g)!.length).toBeGreaterThan(6);
    expect(text).toContain('Tomas');
  });

  it('shows a spectator no Hand and no button', async () => {
    const text = await board('table', null);
    expect(text).not.toContain('End turn');
    expect(text).not.toContain('My Hand');
  });

  it('shows the AI in solitaire, and Earth alone in the Battle for Earth', async () => {
    expect(await board('solo')).toContain('Solo cards:');
    expect(await board('battle')).not.toContain('13 spaces');
  });
});

describe('the pay bar', () => {
  it('proposes the cheapest payment and shows price, paid and surplus', async () => {
    const one = await deskOf('table');
    const given = fixture('table');
    one.basket = { kind: 'buy', cards: [given.view.display[0]!], engine: null };
    await one.requote();
    expect(one.quote?.surplus).toBe(0);
    expect(one.refusal).toBeNull();
    const text = textOf((render(PayBar, { props: {}, context: new Map([[desk.DESK, one]]) } as never) as Rendered).body);
    expect(text).toContain('Global Internet');
    expect(text).toContain('30 money and Computer');
    expect(text).toContain('exact');
    expect(text).toMatch(/Buy, pay/);
  });
});

describe('the launch', () => {
  it('counts the odds of each next card', async () => {
    const one = await deskOf('launch');
    const { view } = fixture('launch');
    const launch = (view.phase as { launching: LaunchPhase }).launching;
    const next = odds.nextCards(launch, odds.helpersOn(new book.Book(one.props.catalogue), view.players[0]!.pad, null));
    const scene = { launch, history: [{ label: 'lift', value: null, chance: 0.82 }], cards: [] };
    const text = textOf((render(OddsPanel, { props: { scene, next, place: 'the Moon' }, context: new Map([[desk.DESK, one]]) } as never) as Rendered).body);
    expect(text).toContain(`${Math.round(launch.figures.chance * 100)} %`);
    expect(text).toContain('4 of 16');
    expect(text).toContain('16 cards still in the deck');
  });
});

describe('the final score', () => {
  it('breaks down every point', async () => {
    const text = await board('over');
    const { view } = fixture('over');
    expect(text).toContain('Victory track');
    expect(text).toContain('Propulsion Lead');
    expect(text).toContain('does not count');
    for (const score of view.scores!) expect(text).toContain(String(score.total));
  });
});

describe('French', () => {
  it('finds every message on every screen', async () => {
    const { i18n } = await speak('fr');
    const missing = vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const name of ['table', 'solo', 'battle', 'over', 'launch']) {
      const text = await board(name);
      expect(text, name).not.toMatch(/rmw-|rocketmen-[a-z]/);
      expect(text, name).not.toMatch(/\b(Payable now|End turn|Victory points|Launch Pad|Satellite in)\b/);
    }
    expect(missing).not.toHaveBeenCalled();
    expect(i18n.lang).toBe('fr');
    await speak('en');
  });
});
