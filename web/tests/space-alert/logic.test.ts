import { describe, expect, it } from 'vitest';
import { catalogue, fixture } from './stage';
import { bannerOf, freeSpaces } from '../../src/games/space-alert/banner';
import { swapped } from '../../src/games/space-alert/briefing/order';
import { lastSignals } from '../../src/games/space-alert/crew/signals';
import { actionKey, Deck, otherHalf, sideWords } from '../../src/games/space-alert/deck';
import { digitOf, turnOfDigit } from '../../src/games/space-alert/keys';
import { lastMove } from '../../src/games/space-alert/plan/last';
import { STEPS } from '../../src/games/space-alert/lesson/steps';
import { nextStep } from '../../src/games/shared/lesson';
import { totalOf } from '../../src/games/space-alert/over/score';
import { nextTurn, slotsOf } from '../../src/games/space-alert/plan';
import { sharedPlan } from '../../src/games/space-alert/plan/sharing';
import { pieceOf, pictureOf, squareSpot } from '../../src/games/space-alert/picture';
import { hearing, lastWarning, announcedByPhase, phaseTime } from '../../src/games/space-alert/timing';
import { lengthOf } from '../../src/games/shared/sound/parts';
import { BEDS, bedOf, signalOf } from '../../src/games/space-alert/sounds';
import { Listener } from '../../src/games/space-alert/voice';
import type { StoryLine } from '../../src/games/contract';
import type { Event } from '../../src/games/space-alert/generated/types';
import type { SpokenView, View } from '../../src/games/space-alert/types';

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
  const ending = (view: View, now: number): View => ({ ...view, mission: { ...view.mission, phases: view.mission.phases.map((phase) => ({ ...phase, ends_at: now + 30_000 })) } });
  it('counts up while nobody knows the end of the phase, and down as soon as it is known', () => {
    const { view, now } = transfer;
    const { phase, run, ends } = phaseTime(view, now)!;
    expect([phase.phase, ends]).toEqual([2, null]);
    expect(run).toBe(now - phase.began_at!);
    const warned = phaseTime(ending(view, now), now)!;
    expect(warned.ends).toEqual({ left: 30_000, whole: now + 30_000 - phase.began_at! });
    expect(bannerOf(view, 0, now)?.kind).not.toBe('ending');
  });
  it('is loud from the second warning of a phase on', () => {
    const { view, now } = transfer;
    const warn = (seconds: number): SpokenView => ({ at: 0, since: now, until: now, phrase: { key: 'x' }, call: { say: 'ends_in', what: { phase: 2 }, seconds } });
    expect(lastWarning({ ...view, spoken: [...view.spoken, warn(60)] })).toBeNull();
    expect(lastWarning({ ...view, spoken: [...view.spoken, warn(60), warn(20)] })?.call).toMatchObject({ seconds: 20 });
  });
  it('marks threats by phase and hears only what is being said', () => {
    const marks = announcedByPhase(transfer.view);
    expect(marks).toHaveLength(3);
    expect(marks.flat().filter((mark) => mark === 'threat' || mark === 'serious').length).toBe(transfer.view.spoken.filter(({ call }) => call.say === 'threat').length);
    expect(marks[2]).toEqual([]);
    const last = transfer.view.spoken.at(-1)!;
    expect(hearing(transfer.view, last.since)).toBe(last);
    expect(hearing(transfer.view, last.until)).toBeNull();
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

describe('a fast clock', () => {
  it('shows the time of the track everywhere, as the computer speaks it', () => {
    const at = (rate: number) => ({ ...transfer.view, mission: { ...transfer.view.mission, rate } });
    const [once, fast] = [phaseTime(at(1), transfer.now)!, phaseTime(at(4), transfer.now)!];
    expect(fast.run).toBe(once.run * 4);
    if (once.ends) expect(fast.ends).toEqual({ left: once.ends.left * 4, whole: once.ends.whole * 4 });
    expect(transfer.view.mission.rate).toBe(1);
  });
});

describe('boards', () => {
  it('opens only the spaces of my phase', () => {
    const phases = slotsOf(transfer.view, 0);
    expect(phases.map(({ state }) => state)).toEqual(['past', 'now', 'later']);
    expect(phases.flatMap(({ slots }) => slots).filter(({ open }) => open).every(({ turn }) => turn >= 4 && turn <= 7)).toBe(true);
    const free = freeSpaces(transfer.view, 0);
    expect(nextTurn(phases)).toBe(free[0] ?? null);
  });
  it('lets a digit name its turn, whichever phase is planned', () => {
    const key = (digit: number, shiftKey = false) => ({ code: `Digit${digit}`, shiftKey });
    const second = slotsOf(transfer.view, 0);
    expect([4, 5, 6, 7].map((digit) => turnOfDigit(key(digit), second))).toEqual([4, 5, 6, 7]);
    expect(turnOfDigit(key(9), second)).toBeNull();
    const third = slotsOf(fixture('phase3').view, 0);
    expect([8, 9, 0, 1, 2].map((digit) => turnOfDigit(key(digit), third))).toEqual([8, 9, 10, 11, 12]);
    expect([10, 11, 12].map(digitOf)).toEqual(['0', '1', '2']);
    // Alone every turn is open: Shift means the later one of two.
    const solo = fixture('solo').view;
    const all = slotsOf(solo, solo.boards[0]!);
    expect([turnOfDigit(key(2), all), turnOfDigit(key(2, true), all)]).toEqual([2, 12]);
  });
  it('marks the card that was put down last, and none that was taken back', () => {
    const line = (event: unknown) => ({ event }) as never;
    const planned = line({ event: 'card_planned', member: 2, turn: 3, up: 'action' });
    expect(lastMove([planned, line({ event: 'announced' })])).toEqual({ member: 2, turn: 3 });
    expect(lastMove([planned, line({ event: 'card_moved', member: 1, from: 2, to: 4, up: 'action' })])).toEqual({ member: 1, turn: 4 });
    expect(lastMove([planned, line({ event: 'took_back', member: 2, turn: 3 })])).toBeNull();
    expect(lastMove([])).toBeNull();
  });
  it('gives somebody alone every android and every later phase', () => {
    const solo = fixture('solo');
    expect(solo.view.boards).toHaveLength(4);
    expect(slotsOf(solo.view, solo.view.boards[0]!).at(-1)!.slots.some(({ open }) => open)).toBe(true);
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
      for (const { told } of view.outlook) {
        expect(told.short.key).toMatch(/^space-alert-short-[a-z-]+$/);
        if (told.bad) expect(told.rule).toMatch(/^SA-/);
      }
    }
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
    const threat = { threat: { turn: 4, kind: 'external' as const, number: 0 } };
    expect(pieceOf(threat, squareSpot('red', 5))).toEqual({ token: threat, spot: { track: 'red', square: 5 } });
  });
});

describe('the voice', () => {
  const say = (at: number): SpokenView => ({ at, since: at * 1000, until: at * 1000 + 5000, phrase: { key: 'x' }, call: { say: 'incoming_data' } });
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
    const threat = (severity: 'common' | 'serious') => lengthOf(signalOf({ say: 'threat', confirmed: true, turn: 3, severity, kind: 'external', zone: 'red' }));
    expect(threat('serious')).toBeGreaterThan(threat('common'));
  });
  it('has an alarm under it that rises from phase to phase, and static while nobody can speak', () => {
    const rises = [1, 2, 3].map((phase) => bedOf({ phase, communications: true }, false));
    expect(rises).toEqual([BEDS.phase1, BEDS.phase2, BEDS.phase3]);
    const root = (bed: (typeof rises)[number]) => bed[0]!.hertz;
    expect([...rises, BEDS.ending].map(root)).toEqual([...rises, BEDS.ending].map(root).sort((one, two) => one - two));
    expect(bedOf({ phase: 3, communications: true }, true)).toBe(BEDS.ending);
    expect(bedOf({ phase: 2, communications: false }, true)).toBe(BEDS.silence);
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
  it('moves somebody in the order of play only where the server offers it', () => {
    const offer = { set_order: { order: [2, 1, 0] } };
    expect(swapped(['ready', offer], [2, 0, 1], 1, -1)).toBe(offer);
    expect(swapped(['ready', offer], [2, 0, 1], 0, 1)).toBe(offer);
    expect(swapped(['ready', offer], [2, 0, 1], 0, -1)).toBeNull();
    expect(swapped(['ready', offer], [2, 0, 1], 1, 1)).toBeNull();
  });
  it('adds the score up as the log does', () => {
    const { log, result, score } = fixture('over').view;
    if (log.at(-1)!.total !== null) expect(totalOf(score!, catalogue.score)).toBe(log.at(-1)!.total);
    else expect(result?.won).toBe(false);
    const between = fixture('between').view;
    expect(totalOf(between.score!, catalogue.score)).toBe(between.campaign?.total);
    expect([between.log[0]!.penalties, between.log[0]!.total]).toEqual([null, null]);
  });
  it('teaches from wherever the flight stands', () => {
    expect(STEPS[nextStep(STEPS, 0, { desk: null as never, view: fixture('test-briefing').view, filming: false })]!.id).toBe('welcome');
    expect(STEPS[nextStep(STEPS, 0, { desk: null as never, view: fixture('test-run').view, filming: false })]!.id).toBe('band');
    expect(STEPS[nextStep(STEPS, 0, { desk: null as never, view: fixture('resolution5').view, filming: true })]!.id).toBe('film');
  });
});
