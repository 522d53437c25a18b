// A launch is rebuilt from the view alone. The positions are those of crates/rocketmen/tests/rules/watching.rs.
import { render } from 'svelte/server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixture, props, speak, textOf } from './stage';
import { besides } from '../../src/games/shared/enlarge/enlarge';
import { beatsBetween, isCurrent, pictureOf } from '../../src/games/rocketmen/launch/picture';
import { lastMove } from '../../src/games/rocketmen/table/last';
import type { Running } from '../../src/games/shared/motion/stage.svelte';
import type { Command, View } from '../../src/games/rocketmen/types';

type Name = 'planned' | 'lift-off' | 'answering' | 'replaced' | 'burnt' | 'drawn' | 'aborted' | 'landed' | 'past' | 'last-draw' | 'failed';
const launches = fixture<Record<Name, { view: View; onlooker: View; options: Command[] }>>('launches');
const ALL = Object.keys(launches) as Name[];
const picture = (name: Name, who: 'view' | 'onlooker' = 'view') => pictureOf(launches[name][who])!;
const beats = (from: Name, to: Name) => beatsBetween(picture(from), picture(to));

describe('a launch from the view', () => {
  it('is the same for the pilot and for an onlooker at every moment', () => {
    for (const name of ALL.filter((each) => each !== 'planned')) expect(picture(name), name).toEqual(picture(name, 'onlooker'));
  });

  it('has every card with what it moved, and the boost of the pad that lifted off', () => {
    const { boost, pad } = picture('lift-off');
    const drawn = picture('drawn');
    expect(drawn.cards.map(({ value, moved }) => [value, moved])).toEqual([[2, null], [0, 0], [3, 3]]);
    expect([drawn.boost, drawn.pad]).toEqual([boost, pad]);
    expect(drawn.left.length).toBeLessThan(pad.length);
    expect(drawn.position).toBe(boost.spaces + 0 + 2 + 3);
  });

  it('is on the screen of whoever comes while it lasts or before anything else was done, and no longer', () => {
    expect(ALL.filter((name) => isCurrent(launches[name].view))).toEqual(ALL.filter((name) => name !== 'planned' && name !== 'past'));
  });

  it('tells the points before a success and what it brings, also when they are already scored', () => {
    const [before, after] = [picture('drawn').prize, picture('landed').prize];
    expect([after.from, after.to]).toEqual([before.from, before.to]);
    expect(picture('landed').ending).toMatchObject({ kind: 'success', first: true, token: true, gain: { rocket: 1 } });
  });
});

describe('the beats of a launch', () => {
  const kinds = (from: Name, to: Name) => beats(from, to).map(({ beat }) => beat);

  it('follow the rules one by one', () => {
    expect(kinds('lift-off', 'answering')).toEqual(['card']);
    expect(kinds('answering', 'replaced')).toEqual(['card', 'move']);
    expect(kinds('replaced', 'burnt')).toEqual(['burn']);
    expect(kinds('burnt', 'drawn')).toEqual(['card', 'move']);
    expect(kinds('drawn', 'aborted')).toEqual(['abort']);
    expect(kinds('drawn', 'landed').slice(-1)).toEqual(['success']);
    expect(kinds('last-draw', 'failed')).toEqual(['card', 'move', 'failure']);
    expect(kinds('drawn', 'drawn')).toEqual([]);
  });

  it('end at the position itself', () => {
    for (const [from, to] of [['lift-off', 'answering'], ['drawn', 'landed'], ['last-draw', 'failed'], ['drawn', 'aborted']] as const) {
      expect({ ...beats(from, to).at(-1)!, beat: null, from: 0 }).toEqual({ ...picture(to), beat: null, from: 0 });
    }
  });

  it('tell nothing before its time', () => {
    const shown = picture('drawn');
    for (const each of beats('drawn', 'landed').slice(0, -1)) expect(each).toMatchObject({ ending: null, prize: shown.prize, launch: shown.launch, left: shown.left });
    const [turned] = beats('last-draw', 'failed');
    expect(turned!.position).toBe(picture('last-draw').position);
  });

  it('are none when a draw is taken back', () => {
    expect(beats('drawn', 'burnt')).toEqual([picture('burnt')]);
  });
});

describe('the film', { timeout: 240_000 }, () => {
  let film: typeof import('../../src/games/rocketmen/launch/film.svelte');
  let desks: typeof import('../../src/games/rocketmen/desk.svelte');
  let held: (typeof import('../../src/games/rocketmen/launch/held.svelte'))['held'];
  let stages: typeof import('../../src/games/shared/motion/stage.svelte');
  let screen: never;
  const kept = new Map<string, string>();

  beforeAll(async () => {
    Object.assign(globalThis, { sessionStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), removeItem: (key: string) => kept.delete(key) } });
    await speak('en');
    film = await import('../../src/games/rocketmen/launch/film.svelte');
    desks = await import('../../src/games/rocketmen/desk.svelte');
    ({ held } = await import('../../src/games/rocketmen/launch/held.svelte'));
    stages = await import('../../src/games/shared/motion/stage.svelte');
    screen = (await import('../../src/games/rocketmen/launch/LaunchScreen.svelte')).default as never;
  }, 240_000);
  beforeEach(() => kept.clear());

  /** A screen that is shown one position after the other; motions end when they are told to. */
  async function screening(who: 'view' | 'onlooker', surface: 'table' | 'tv' | 'replay' = 'table') {
    const given = { ...(await props('table', who === 'view' ? 0 : null)), surface } as { view: View; options: Command[] };
    const desk = new desks.Desk(() => given as never);
    let running: Running[] = [];
    const animate = (): Running => {
      const one: Running = { cancel: () => {}, updatePlaybackRate: () => {}, onfinish: null };
      running.push(one);
      return one;
    };
    const shown = new film.LaunchFilm(desk, new stages.Stage({ moving: () => true, animate }));
    const body = () => textOf((render(screen, { props: { film: shown }, context: new Map([[desks.DESK, desk]]) } as never) as { body: string }).body);
    return {
      film: shown,
      show(name: Name) {
        Object.assign(given, { view: launches[name][who], options: who === 'view' ? launches[name].options : [] });
        shown.watch();
      },
      /** Plays the beat that is shown to its end. */
      async play() {
        running = [];
        shown.play(() => []);
        const now = running;
        for (const one of now) (one.onfinish as (() => void) | null)?.();
        await Promise.resolve();
      },
      words: body,
    };
  }
  /** What everybody reads: without the decision, which is the pilot's. */
  const public_ = (words: string) => words.replace(/Your launch|Launch of Nadia/, 'Whose').replace(/(Nadia decides|Draw card|Keep the|Use |Back to the table|What stays|Clear the pad).*$/, '').trim();

  it('shows who reloads, looks on or comes late what those see who were there', async () => {
    for (const name of ['lift-off', 'answering', 'replaced', 'burnt', 'drawn', 'landed', 'failed', 'aborted'] as const) {
      const there = await screening('view');
      const path: Name[] = name === 'failed' ? ['last-draw', 'failed'] : ['planned', 'lift-off', 'answering', 'replaced', 'burnt', 'drawn', 'landed'];
      for (const each of name === 'aborted' ? (['drawn', 'aborted'] as const) : path.slice(0, path.indexOf(name) + 1)) {
        there.show(each);
        while (there.film.ahead) await there.play();
      }
      const [reloaded, onlooker] = [await screening('view'), await screening('onlooker')];
      for (const late of [reloaded, onlooker]) {
        late.show(name);
        expect(late.film.ahead, `${name} is a still`).toBe(false);
        expect(public_(late.words()), name).toBe(public_(there.words()));
      }
      expect(reloaded.words(), name).toBe(there.words());
    }
  });

  it('tells the numbers of a launch in words', async () => {
    const late = await screening('onlooker');
    late.show('drawn');
    expect(late.words()).toContain('replaced');
    late.show('landed');
    expect(late.words()).toMatch(/first there/i);
  });

  it('keeps what stands around it at the position before, until it is shown', async () => {
    const there = await screening('onlooker');
    there.show('drawn');
    expect(held.view).toBeNull();
    there.show('landed');
    expect(there.film.ahead).toBe(true);
    expect(held.view).toBe(launches.drawn.onlooker);
    expect(there.words()).not.toMatch(/Success|is the first/);
    while (there.film.ahead) await there.play();
    expect(held.view).toBeNull();
    expect(there.words()).toMatch(/is the first there/);
  });

  it('stays until it is closed, also when the game goes on, and not again after a reload', async () => {
    const there = await screening('view');
    there.show('drawn');
    there.show('landed');
    while (there.film.ahead) await there.play();
    there.show('past');
    expect(there.film.shown?.ending?.kind).toBe('success');
    there.film.close();
    expect(there.film.shown).toBeNull();
    const reloaded = await screening('view');
    reloaded.show('landed');
    expect(reloaded.film.shown).toBeNull();
    const other = await screening('onlooker');
    other.show('past');
    expect(other.film.shown).toBeNull();
  });

  it('shows a launch again that was taken back and flown anew', async () => {
    const there = await screening('view');
    there.show('landed');
    there.film.close();
    there.show('drawn');
    there.show('landed');
    expect(there.film.shown).not.toBeNull();
  });

  it('is a still in a replay, at every step', async () => {
    const leafing = await screening('view', 'replay');
    for (const name of ['lift-off', 'drawn', 'landed', 'answering'] as const) {
      leafing.show(name);
      expect(leafing.film.ahead).toBe(false);
      expect(leafing.film.shown?.cards).toEqual(launches[name].view.flight!.cards);
    }
    leafing.show('past');
    expect(leafing.film.shown).toBeNull();
  });
});

describe('the last move', () => {
  const line = (id: number, event: object) => ({ id, event, phrase: { key: '', args: [] } }) as never;
  const story = [line(1, { event: 'turn_began', seat: 1, round: 2 }), line(2, { event: 'placed', seat: 1, plan: 7, pad: [8], pay: {}, model: null }), line(3, { event: 'displayed', cards: [40] }), line(4, { event: 'turn_began', seat: 0, round: 2 })];

  it('is what the last other seat laid down', () => {
    expect(lastMove(story, 0)).toEqual({ seat: 1, cards: [8, 7, 40], location: null });
    expect(lastMove([...story, line(5, { event: 'succeeded', seat: 1, location: 3, vp: 2, first: true })], 0)?.location).toBe(3);
  });
  it('is nothing once I have moved', () => {
    expect(lastMove([...story, line(5, { event: 'discarded', seat: 0, cards: [1] })], 0)).toBeNull();
    expect(lastMove([], 0)).toBeNull();
  });
});

describe('a card that is enlarged', () => {
  const window = { width: 1000, height: 600 };
  it('stands beside the card and inside the window', () => {
    expect(besides({ left: 100, top: 200, width: 100, height: 140 }, window, 2)).toEqual({ left: 210, top: 130 });
    expect(besides({ left: 880, top: 560, width: 100, height: 140 }, window, 2)).toEqual({ left: 670, top: 320 });
  });
  it('is not shown where there is no room beside it', () => {
    expect(besides({ left: 60, top: 0, width: 280, height: 140 }, { width: 390, height: 600 }, 2)).toBeNull();
  });
});
