import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue, fixture, props, speak, textOf } from './stage';
import { pictureOf } from '../../src/games/space-alert/picture';

type Rendered = { body: string };
let Board: never;
let Bar: never;

beforeAll(async () => {
  await speak('en');
  Board = (await import('../../src/games/space-alert/Board.svelte')).default as never;
  Bar = (await import('../../src/games/space-alert/clock/Bar.svelte')).default as never;
}, 180_000);

const board = async (name: string, me?: number | null) => textOf((render(Board, { props: await props(name, me) } as never) as Rendered).body);

describe('the screens', () => {
  it('briefs the crew', async () => {
    const text = await board('briefing');
    expect(text).toContain('Ready for the alert');
    expect(text).toContain('Tomas');
    expect(text).not.toMatch(/saw-|space-alert-/);
  });
  it('shows my plan and hand, and the crew from the back', async () => {
    const text = await board('transfer');
    expect(text).toContain('Phase 2, plan now');
    expect(text).toContain('Crew plans');
    expect(text).toContain('asks for turn 6');
    expect(text).not.toMatch(/saw-|saf-|space-alert-/);
  });
  it('shows a spectator no hand', async () => {
    const text = await board('transfer', null);
    expect(text).not.toContain('Hand,');
    expect(text).toContain('Crew plans');
  });
  it('says that nobody may speak', async () => {
    expect(await board('silence')).toContain('nobody may move them');
  });
  it('lets one person plan for androids', async () => {
    const text = await board('solo');
    expect(text).toContain('Android 4');
    expect(text).toMatch(/Hand, \d\d cards/);
    expect(text).toMatch(/×\d/);
  });
  it('asks whether to fly on, and what is repaired', async () => {
    expect(await board('between')).toContain('Go home');
    expect(await board('between')).toContain('Save the plan');
    expect(await board('repairs')).toMatch(/Repair nothing|chooses what to repair/);
  });
  it('ends with every point', async () => {
    const text = await board('over');
    expect(text).toContain('Threats destroyed');
    expect(text).toContain("Ship's log");
    expect(text).toContain('14 Mar 2026');
    expect(text).toContain('Save the plan');
    expect(text).toContain('Could we have won');
    expect(text).not.toMatch(/saw-|space-alert-/);
  });
  it('keeps where a threat is and on which square apart', async () => {
    const ThreatSheet = (await import('../../src/games/space-alert/ship/ThreatSheet.svelte')).default as never;
    const { view } = fixture('transfer');
    const [known] = pictureOf(view, catalogue, { me: 0, nameOf: String }).threats.filter(({ card }) => card !== null);
    const threat = { ...known!, status: 'on_track' as const, square: 7 };
    const text = textOf((render(ThreatSheet, { props: { threat, onclose: () => {} } } as never) as Rendered).body);
    expect(text).toContain('On its track. On square 7');
    expect(text).not.toContain('trackOn');
  });
  it('has a clock in the bar', async () => {
    const text = textOf((render(Bar, { props: await props('transfer') } as never) as Rendered).body);
    expect(text.length).toBeGreaterThan(0);
  });
});
