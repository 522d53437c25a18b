import { describe, expect, it } from 'vitest';
import { catalogue, fixture } from './stage';
import { bannerOf, freeSpaces } from '../../src/games/space-alert/banner';
import { swapped } from '../../src/games/space-alert/briefing/order';
import { callPhrase } from '../../src/games/space-alert/calls';
import { lastSignals } from '../../src/games/space-alert/crew/signals';
import { actionKey, Deck, otherHalf, sideWords } from '../../src/games/space-alert/deck';
import { turnOfDigit } from '../../src/games/space-alert/keys';
import { STEPS } from '../../src/games/space-alert/lesson/steps';
import { nextStep } from '../../src/games/shared/lesson';
import { foretell } from '../../src/games/space-alert/outlook';
import { campaignTotal } from '../../src/games/space-alert/over/campaign';
import { totalOf } from '../../src/games/space-alert/over/score';
import { boardsOf, nextTurn, slotsOf } from '../../src/games/space-alert/plan';
import { sharedPlan } from '../../src/games/space-alert/plan/sharing';
import { pieceOf, pictureOf, squareSpot } from '../../src/games/space-alert/picture';
import { hearing, lengthOf, momentOf, phaseLeft, secondAt, ticks } from '../../src/games/space-alert/timing';
import { Listener, lengthOfTones, tonesOf } from '../../src/games/space-alert/voice';
import type { StoryLine } from '../../src/games/contract';
import type { Event } from '../../src/games/space-alert/generated/types';
import type { Announcement } from '../../src/games/space-alert/types';

const deck = new Deck(catalogue);
const transfer = fixture('transfer');

describe('cards', () => {
  it('sorts a hand by letter, heroic cards last', () => {
    const heroic = catalogue.heroic_from;
    expect(deck.sorted([heroic, 5, 0]).at(-1)).toBe(heroic);
    const letters = deck.sorted([...Array(90).keys()]).map((card) => String(deck.face(card).action));
    expect(letters.join('')).toBe([...letters].sort((a, b) => ['A', 'B', 'C', 'BOT'].indexOf(a) - ['A', 'B', 'C', 'BOT'].indexOf(b)).join(''));
  });
  it('reads double actions symbol by symbol, in order', () => {
    const double = new Deck({ ...catalogue, cards: [{ action: ['B', 'RED'], movement: 'LIFT' }, { action: ['B', 'A'], movement: 'BLUE' }, { action: 'A', movement: ['RED', 'RED'] }], heroic_from: 3 });
    expect(double.sorted([0, 1, 2])).toEqual([2, 1, 0]);
    const say = (key: string, args?: Record<string, string>) => (args ? `${args.first} then ${args.second}` : key);
    expect(sideWords(say, ['B', 'RED'])).toBe('space-alert-action-b then space-alert-action-red');
    expect(sideWords(say, 'B')).toBe('space-alert-action-b');
  });
  it('piles cards of a kind', () => {
    const piles = deck.piles([...Array(90).keys()]);
    expect(piles).toHaveLength(12);
    expect(piles.reduce((sum, { count }) => sum + count, 0)).toBe(90);
  });
  it('names every action', () => {
    expect([actionKey('A'), actionKey('B*'), actionKey('@LW'), actionKey('BOT*')]).toEqual(['space-alert-action-a', 'space-alert-action-heroic-b', 'space-alert-action-go-lw', 'space-alert-action-heroic-bot']);
    expect(otherHalf('action')).toBe('movement');
  });
});

describe('time', () => {
  const { mission } = transfer.view;
  it('counts what is left of the phase', () => {
    const left = phaseLeft(transfer.view, transfer.now)!;
    expect(left.left).toBeGreaterThan(0);
    expect(left.left).toBeLessThan(left.whole);
    expect(lengthOf(mission)).toBe(600);
  });
  it('goes there and back between the track and the table, at every speed', () => {
    for (const speed of ['normal', 'quick', 'rush'] as const) {
      const fast = { ...mission, speed };
      expect(secondAt(fast, momentOf(fast, 123))).toBeCloseTo(123);
    }
  });
  it('marks threats on the line and hears only what is being said', () => {
    const marks = ticks(transfer.view.spoken);
    expect(marks.filter(({ kind }) => kind === 'threat' || kind === 'serious').length).toBe(transfer.view.spoken.filter(({ call }) => call.say === 'threat').length);
    const last = transfer.view.spoken.at(-1)!;
    expect(hearing(transfer.view, momentOf(mission, last.at))).toBe(last);
    expect(hearing(transfer.view, momentOf(mission, last.at + last.lasts + 1))).toBeNull();
  });
});

describe('the band', () => {
  it('puts the transfer first, silence next, then data, then the plan', () => {
    expect(bannerOf(transfer.view, 0, transfer.now)).toMatchObject({ kind: 'transfer', gave: false, able: true });
    const silence = fixture('silence');
    expect(bannerOf(silence.view, 0, silence.now)?.kind).toBe('silence');
    const calm = { ...transfer.view, stage: { ...transfer.view.stage, transfer_until: null } as typeof transfer.view.stage, spoken: [] };
    const drawing = { ...calm, people: calm.people.map((person) => ({ ...person, draws: 1 })), threats: [] };
    expect(bannerOf(drawing, 0, transfer.now)?.kind).toBe('data');
    const quiet = { ...calm, people: calm.people.map((person) => ({ ...person, draws: 0 })) };
    expect(bannerOf(quiet, 0, transfer.now)).toMatchObject({ kind: 'plan', first: 4, last: 7 });
  });
  it('tells only the officer about a drawn threat, until it is shown', () => {
    const hidden = { ...transfer.view, stage: { ...transfer.view.stage, transfer_until: null } as typeof transfer.view.stage, threats: transfer.view.threats.map((threat) => ({ ...threat, shown: false, officer: 1 })) };
    expect(bannerOf(hidden, 1, transfer.now)?.kind).toBe('threat');
    expect(bannerOf(hidden, 0, transfer.now)?.kind).not.toBe('threat');
  });
});

describe('boards', () => {
  it('opens only the spaces of my phase', () => {
    const phases = slotsOf(transfer.view, 0, 0);
    expect(phases.map(({ state }) => state)).toEqual(['past', 'now', 'later']);
    expect(phases.flatMap(({ slots }) => slots).filter(({ open }) => open).every(({ turn }) => turn >= 4 && turn <= 7)).toBe(true);
    const free = freeSpaces(transfer.view, 0);
    expect(nextTurn(phases)).toBe(free[0] ?? null);
    expect(turnOfDigit('Digit2', phases)).toBe(5);
    expect(turnOfDigit('Digit9', phases)).toBeNull();
  });
  it('gives somebody alone every android and every later phase', () => {
    const solo = fixture('solo');
    const boards = boardsOf(solo.view, 0);
    expect(boards).toHaveLength(4);
    expect(slotsOf(solo.view, 0, boards[0]!).at(-1)!.slots.some(({ open }) => open)).toBe(true);
  });
  it('lets two people plan their own board and the androids', () => {
    const two = fixture('two');
    if (two.view.stage.stage === 'action') expect(boardsOf(two.view, 0)).toHaveLength(3);
    expect(boardsOf(two.view, null)).toEqual([]);
  });
  it('shares what lies on my board', () => {
    const plan = sharedPlan(transfer.view, 0);
    expect(plan.length).toBe(transfer.view.crew[0]!.board.filter((space) => space !== null).length);
  });
});

describe('what a plan would do', () => {
  it('has a word and sentences for every planned turn', () => {
    for (const name of ['transfer', 'silence', 'phase3', 'solo']) {
      const { view } = fixture(name);
      expect(view.outlook.length).toBeGreaterThan(0);
      for (const entry of view.outlook) {
        const told = foretell({ view, catalogue }, entry);
        expect(told.short).toMatch(/^[a-z-]+$/);
        if (told.bad) expect(told.rule).toMatch(/^SA-/);
      }
    }
  });
  it('calls a shot that the shield stops by its name', () => {
    const { view } = transfer;
    const told = foretell({ view, catalogue }, { member: 0, turn: 6, station: 'LW', happenings: [
      { what: 'fires', player: 0, station: 'LW', heroic: false }, { what: 'aims', weapon: { cannon: 'LW' }, threat: 0, strength: 1 }, { what: 'unharmed', threat: 0, strength: 1, why: 'absorbed' },
    ] });
    expect(told).toMatchObject({ short: 'no-damage', bad: true, rule: 'SA-13.9' });
    expect(told.sentences.map(({ key }) => key)).toContain('space-alert-happening-unharmed');
  });
});

describe('the drawing', () => {
  it('shows every figure and every announced threat', () => {
    const picture = pictureOf(transfer.view, catalogue, { me: 0, nameOf: String, ghosts: new Map([[0, 'LW']]) });
    expect(picture.crew.map(({ own }) => own)).toEqual([true, false, false, false, false]);
    expect(picture.crew[0]!.ghost).toBe('LW');
    expect(picture.tracks).toHaveLength(4);
    expect(picture.threats).toHaveLength(transfer.view.threats.length);
    expect(picture.planned).toContainEqual({ token: { crew: 2 }, spot: { station: 'LB' } });
  });
  it('leaves the inside out of a test run', () => {
    const run = fixture('test-run');
    expect(pictureOf(run.view, catalogue, { me: 0, nameOf: String }).tracks.map(({ track }) => track)).toEqual(['red', 'white', 'blue']);
  });
  it('speaks of squares as the rules do', () => {
    expect(squareSpot('internal', 3)).toEqual({ square: { zone: null, square: 3 } });
    expect(pieceOf({ rocket: 0 }, 'home')).toBeNull();
    expect(pieceOf({ threat: 4 }, squareSpot('red', 5))).toEqual({ token: { threat: 4 }, spot: { track: 'red', square: 5 } });
  });
});

describe('the voice', () => {
  const say = (at: number): Announcement => ({ at, lasts: 5, call: { say: 'incoming_data' } });
  it('says nothing again after a reload, and everything new once', () => {
    const listener = new Listener();
    expect(listener.news('1', [say(0), say(20)])).toEqual([]);
    expect(listener.news('1', [say(0), say(20), say(40)])).toEqual([say(40)]);
    expect(listener.news('1', [say(0), say(20), say(40)])).toEqual([]);
  });
  it('hears the alert of a mission that begins while one is there', () => {
    const listener = new Listener();
    expect(listener.news('1-null', [])).toEqual([]);
    expect(listener.news('1-5000', [say(0)])).toEqual([say(0)]);
  });
  it('keeps the last words when many come at once', () => {
    const listener = new Listener();
    listener.news('1', []);
    expect(listener.news('1', [say(0), say(1), say(2), say(3)])).toEqual([say(2), say(3)]);
  });
  it('sounds an alarm before serious threats', () => {
    const threat = (severity: 'common' | 'serious') => lengthOfTones(tonesOf({ call: { say: 'threat', confirmed: true, turn: 3, severity, kind: 'external', zone: 'red' } }));
    expect(threat('serious')).toBeGreaterThan(threat('common'));
  });
  it('chooses the sentence of the rules', () => {
    expect(callPhrase({ call: { say: 'comms_down', duration: 10 } }).key).toBe('space-alert-say-comms-down');
    expect(callPhrase({ call: { say: 'ends_in', what: 'operation', seconds: 60 } }).key).toBe('space-alert-say-operation-ends');
    expect(callPhrase({ call: { say: 'threat', confirmed: false, turn: 3, severity: 'serious', kind: 'internal' } })).toMatchObject({ key: 'space-alert-say-internal', args: [['turn', { number: 3 }], ['serious', { number: 1 }], ['unconfirmed', { number: 1 }], ['again', { number: 0 }]] });
  });
});

describe('around the mission', () => {
  it('keeps the last signal of each until the next phase', () => {
    const line = (id: number, event: unknown) => ({ id, revision: id, event, phrase: { key: `line-${id}` } }) as StoryLine<Event>;
    const says = (id: number, seat: number) => line(id, { event: 'signalled', seat, signal: { say: 'yes' } });
    const phase = (id: number) => line(id, { event: 'announced', announcement: { at: 0, lasts: 5, call: { say: 'phase_begins', phase: 2 } } });
    expect([...lastSignals([says(1, 0), says(2, 3), says(3, 0)]).values()].map(({ id }) => id)).toEqual([3, 2]);
    expect([...lastSignals([says(1, 0), phase(2), says(3, 1)]).keys()]).toEqual([1]);
  });
  it('keeps the captain first in the order', () => {
    expect(swapped([2, 0, 1], 0, -1)).toBeNull();
    expect(swapped([2, 0, 1], 1, -1)).toEqual([2, 1, 0]);
    expect(swapped([2, 0, 1], 1, 1)).toBeNull();
  });
  it('adds the score up as the log does', () => {
    const { log, result } = fixture('over').view;
    if (log.at(-1)!.total !== null) expect(totalOf(log.at(-1)!.score)).toBe(log.at(-1)!.total);
    else expect(result?.won).toBe(false);
    const between = fixture('between').view.log;
    expect(totalOf(between[0]!.score)).toBe(between[0]!.total);
    expect(campaignTotal(between).total).toBe(between[0]!.total);
  });
  it('teaches from wherever the flight stands', () => {
    expect(STEPS[nextStep(STEPS, 0, { desk: null as never, view: fixture('test-briefing').view })]!.id).toBe('welcome');
    expect(STEPS[nextStep(STEPS, 0, { desk: null as never, view: fixture('test-run').view })]!.id).toBe('band');
    expect(STEPS[nextStep(STEPS, 0, { desk: null as never, view: fixture('resolution5').view })]!.id).toBe('rest');
  });
});
