import { render } from 'svelte/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fixture, props, speak, textOf } from './stage';
import type { LaunchPhase } from '../../src/games/rocketmen/types';

type Rendered = { body: string };
let Board: never;
let OddsPanel: never;
let PayBar: never;
let desk: typeof import('../../src/games/rocketmen/desk.svelte');

beforeAll(async () => {
  await speak('en');
  Board = (await import('../../src/games/rocketmen/Board.svelte')).default as never;
  OddsPanel = (await import('../../src/games/rocketmen/launch/OddsPanel.svelte')).default as never;
  PayBar = (await import('../../src/games/rocketmen/table/PayBar.svelte')).default as never;
  desk = await import('../../src/games/rocketmen/desk.svelte');
}, 240_000);

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

  it('offers nothing to somebody who looks through a player\u2019s eyes in a replay', async () => {
    const replay = async (name: string) => textOf((render(Board, { props: { ...(await props(name)), options: [], surface: 'replay' } } as never) as Rendered).body);
    const text = await replay('table');
    expect(text).not.toContain('End turn');
    expect(text).not.toContain('Payable');
    expect(text).not.toContain('Choose a card');
    expect(await replay('launch')).not.toMatch(/Draw card|Abort/);
    expect(await board('table')).toContain('End turn');
  });

  it('offers nothing at a table that waits for nobody, as one that stopped does', async () => {
    const text = textOf((render(Board, { props: { ...(await props('table')), options: [], awaited: [] } } as never) as Rendered).body);
    expect(text).not.toContain('End turn');
  });

  it('tells people, bots and programs apart', async () => {
    const given = await props('table');
    const chairs = given.chairs.map((chair, seat) => ({ ...chair, ...(seat === 1 ? { holder: 'program' as const } : {}), ...(seat === 2 ? { connected: false } : {}) }));
    const text = textOf((render(Board, { props: { ...given, chairs } } as never) as Rendered).body);
    expect(text).toContain('A program');
    expect(text).not.toContain('A program A program');
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

  it('says once what even everything would not pay, and offers no purchase', async () => {
    const given = await props('table');
    const card = given.view.display[3]!;
    const refusal = { phrase: { key: 'rocketmen-refusal-price-not-met', args: [] }, refusal: {}, rule: 'RM-4.4' };
    const quote = { price: { money: 50, computer: 0, composite: 0, biotech: 1, any: 0 }, paid: { money: 0, computer: 0, composite: 0, biotech: 0, science: 0 }, surplus: 0, missing: { money: 50, items: 1, item: 'biotech' }, cheapest: null, beyond: { money: 10, items: 0, item: null }, money_tokens: 0, science_tokens: 1, left: { money: 40, computer: 0, composite: 0, biotech: 0, science: 1 } };
    const preview = async () => ({ refusal, preview: { quote } });
    const one = new desk.Desk(() => ({ ...given, preview }) as never);
    one.basket = { kind: 'buy', cards: [card], engine: null };
    await one.requote();
    const text = textOf((render(PayBar, { props: {}, context: new Map([[desk.DESK, one]]) } as never) as Rendered).body);
    // Once for the eye, once as the reason of the button.
    expect(text.match(/short/g)).toHaveLength(2);
    expect(text).toContain('$10 short');
    expect(text).not.toMatch(/for nothing|Buy, pay|\$50 short/);
  });

  it('shows the odds of the launch that a placement would lead to', async () => {
    const one = await deskOf('table');
    const figures = { destination: 'moon', location: 5, vp: 4, to: 10, rocket: 4, needed: 4, lacking: 0, position: 5, target: 10, spaces: 5, draws: 4, chance: 0.93, next: [], abort_price: 0 } as const;
    const card = one.hand[0]!;
    one.basket = { kind: 'place', plan: null, pad: [card] };
    one.odds = [{ destination: 'moon', figures: { ...figures, next: [], chance: 0.82 }, refusal: null }];
    one.then = [{ ...figures, next: [], destination: 'earth', chance: 0.99 }, { ...figures, next: [] }];
    const text = textOf((render(PayBar, { props: {}, context: new Map([[desk.DESK, one]]) } as never) as Rendered).body);
    expect(text).toContain('Odds to reach the Moon 82 % → 93 %');
  });
});

describe('the launch', () => {
  const panel = async (change: (launch: LaunchPhase) => LaunchPhase = (launch) => launch) => {
    const one = await deskOf('launch');
    const launch = change((fixture('launch').view.phase as { launching: LaunchPhase }).launching);
    return textOf((render(OddsPanel, { props: { launch, next: launch.figures.next.toReversed(), place: 'the Moon' }, context: new Map([[desk.DESK, one]]) } as never) as Rendered).body);
  };

  it('shows the odds of each next card as the server tells them', async () => {
    const text = await panel();
    expect(text).toContain('37 %');
    expect(text).toContain('4 of 16');
    expect(text).toContain('16 cards still in the deck');
    const told = await panel((launch) => ({ ...launch, figures: { ...launch.figures, next: [{ value: 2, count: 6, chance: 0.123, arrives: false }, { value: 3, count: 5, chance: 0.456, arrives: true }] } }));
    expect(told).toContain('12 %');
    // Whether it arrives is told, too, and not counted here.
    expect(told).toContain('5 of 16 Arrived');
    expect(told).not.toContain('46 %');
    expect(told).not.toContain('4 of 16');
  });

  it('shows how the odds got there to somebody who has just come', async () => {
    const text = await panel();
    expect(text).toMatch(/lift-off.*drew 1.*drew 0/);
    expect(text).toContain('82 %');
    const used = await panel((launch) => ({ ...launch, history: [{ step: 'kept', chance: 0.5 }, { step: { used: { card: 50 } }, chance: 0.6 }] }));
    expect(used).toMatch(/kept.*card used/);
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
    // Rows, their order and what each place brought are the server's.
    const told = { ...view, final_table: { ...view.final_table!, rows: view.final_table!.rows.slice(0, 1) }, players: view.players.map((player) => ({ ...player, track: [{ location: 0, vp: 77, first: true }] })) };
    const other = textOf((render(Board, { props: { ...(await props('over')), view: told } } as never) as Rendered).body);
    expect(other).toMatch(/\(first\) 77/);
    expect(other).not.toContain('Moon and Mars tokens');
    expect(text).toContain('Moon and Mars tokens');
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
