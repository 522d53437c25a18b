// The resolver page: plans in and out, what is missing, what a change changes, and the link.
import { describe, expect, it } from 'vitest';
import { RESOLVER } from '../../src/games/space-alert/pages';
import { differences } from '../../src/games/space-alert/resolver/outcome';
import { parseRoute } from '../../src/router';
import { freshPlan, readPlan, withCard, withCrew, withTurns, writePlan } from '../../src/games/space-alert/plan-file/plan';
import { reading } from '../../src/games/space-alert/plan-file/reading';
import { fromFragment, toFragment } from '../../src/games/space-alert/plan-file/share';
import type { EndState } from '../../src/games/space-alert/plan-file/tools';


describe('a plan', () => {
  it('comes back as it was written', () => {
    const plan = withCard(withCard(freshPlan(2), 1, 3, '@UR'), 0, 1, ['RED', 'A']);
    expect(readPlan(writePlan(plan))).toEqual(plan);
  });

  it('keeps the boards that stay and fills new ones', () => {
    const plan = withCard(freshPlan(3), 0, 12, 'A');
    expect(withCrew(plan, 5).players).toHaveLength(5);
    expect(withCrew(plan, 1).players[0]![11]).toBe('A');
    expect(withTurns(plan, 7).players[0]).toHaveLength(7);
  });

  it('keeps what the page does not show', () => {
    const plan = { ...freshPlan(1), overrides: { computer_maintained: true }, damage_draw: { red: ['shield' as const] } };
    expect(readPlan(writePlan(plan))).toEqual(plan);
  });

  it.each(['', '{}', '[]', 'null', '{"format":"space-alert-plan/2","players":[[]]}', '{"format":"space-alert-plan/1","players":[[1]]}', '{"format":"space-alert-plan/1","players":[]}', '{"format":"space-alert-plan/1","players":[[]],"threats":[null]}'])('%s is none', (text) => {
    expect(readPlan(text)).toBeNull();
  });
});

describe('a plan from elsewhere', () => {
  const file = (part: object) => JSON.stringify({ format: 'space-alert-plan/1', players: [['A']], ...part });
  it('is read as it is', () => {
    const plan = withCard(freshPlan(2), 1, 12, 'A');
    expect(reading(writePlan(plan), 12)).toEqual({ plan });
  });
  it.each([
    ['{', 'sar-bad-json'], ['[]', 'sar-bad-shape'], ['{}', 'sar-bad-shape'], [file({ format: 'space-alert-plan/2' }), 'sar-bad-version'], [file({ players: [] }), 'sar-bad-crew'],
    [file({ players: ['A'] }), 'sar-bad-board'], [file({ players: [['A'], [null, 3]] }), 'sar-bad-card'], [file({ players: [Array(13).fill('A')] }), 'sar-bad-many'], [file({ turns: 7, players: [Array(8).fill('A')] }), 'sar-bad-many'], [file({ threats: [{ card: 'E1-01', turn: 1 }, null] }), 'sar-bad-threat'],
  ])('%s says what is wrong with it', (text, key) => {
    expect(reading(text, 12)).toMatchObject({ fault: { key } });
  });
  it('names the place', () => {
    expect(reading(file({ players: [['A'], [null, 3]] }), 12)).toEqual({ fault: { key: 'sar-bad-card', args: { player: 2, turn: 2 } } });
  });
});

describe('what a change changes', () => {
  const end = (part: Partial<EndState>): EndState => ({ outcome: 'won', damage: { red: 0, white: 0, blue: 0 }, threats: {}, score: 10, knocked_out: [], disabled_squads: 0, visual_points: 1, threat_points: 12, ...part });
  it('is nothing for the same end', () => expect(differences(end({}), end({}))).toEqual([]));
  it('puts the outcome first', () => {
    const threat = (status: 'destroyed' | 'survived') => ({ 'E1-07@5': { status, damage: 0, position: null } });
    const found = differences(end({ outcome: 'lost', score: null, damage: { red: 7, white: 1, blue: 0 }, threats: threat('survived') }), end({ damage: { red: 2, white: 1, blue: 0 }, threats: threat('destroyed') }));
    expect(found.map(({ key, better }) => [key, better])).toEqual([['sar-diff-now-won', true], ['sar-diff-threat-destroyed', true], ['sar-diff-damage-red', true]]);
  });
});

describe('the link', () => {
  it('holds a whole plan in a short text', async () => {
    const text = writePlan(withCard(freshPlan(5), 4, 12, 'BOT*'));
    const fragment = await toFragment(text);
    expect(fragment.length).toBeLessThan(400);
    expect(fragment).toMatch(/^p=[A-Za-z0-9_-]+$/);
    expect(await fromFragment(`#${fragment}`)).toBe(text);
  });
  it.each(['', '#', '#p=', '#p=%%', '#p=AAAA', '#q=abc'])('%s is none', async (hash) => expect(await fromFragment(hash)).toBeNull());
  it('leads to its own screen', () => {
    expect(parseRoute({ pathname: RESOLVER, search: '', hash: '#p=abc' })).toEqual({ screen: 'page', path: RESOLVER });
    expect(parseRoute({ pathname: '/resolver/x', search: '', hash: '' }).screen).toBe('missing');
  });
});
