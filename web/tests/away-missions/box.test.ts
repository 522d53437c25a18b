// The box page: positions in and out, what is laid out, what a turn does step by step, and dice one rolls oneself.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { certain, dueOf, padded } from '../../src/games/away-missions/box/dice';
import { alienIds, freshPosition, nextState, set, tidied, withAlien, withHatch, withoutAlien, withoutTile, withRocketeer, withTile, type Position } from '../../src/games/away-missions/box/position';
import { PRINTED, readTiles } from '../../src/games/away-missions/box/printed';
import { readPosition, writePosition } from '../../src/games/away-missions/box/reading';
import type { AlienTurn } from '../../src/games/away-missions/box/tools';
import { framesOf, ordersOf, shownOf } from '../../src/games/away-missions/box/turn';
import { BOX } from '../../src/games/away-missions/pages';
import { parseRoute } from '../../src/router';
import { speak, textOf } from './stage';

const text = (name: string) => readFileSync(fileURLToPath(new URL(`./fixtures/${name}.json`, import.meta.url)), 'utf8');
const position = JSON.parse(text('position')) as Position;
const turn = JSON.parse(text('alien-turn')) as AlienTurn;

describe('a position', () => {
  it('comes back as it was written, with what the page does not show', () => {
    const read = readPosition(text('position'));
    expect(read).toEqual({ position });
    expect(JSON.parse(writePosition(position))).toEqual(position);
    expect(position.x_table).toBe('kitchen');
  });
  it('can be fed back from what the Alien Turn printed', () => {
    expect(readPosition(text('alien-turn'))).toEqual({ position: turn.position });
  });
  const file = (part: object) => JSON.stringify({ format: 'away-missions-position/1', tiles: [{ at: [0, 0], number: 7 }], ...part });
  it.each([
    ['{', 'amb-bad-json'], ['[]', 'amb-bad-shape'], ['{}', 'amb-bad-format'], [file({ format: 'away-missions-position/2' }), 'amb-bad-format'], [file({ tiles: {} }), 'amb-bad-shape'], [file({ arrow: 6 }), 'amb-bad-shape'],
    [file({ tiles: [{ at: [0] }] }), 'amb-bad-tile'], [file({ tiles: [{ at: [0, 100] }] }), 'amb-bad-tile'], [file({ hatches: [{ between: [[0, 0]], state: 'open' }] }), 'amb-bad-hatch'], [file({ hatches: [{ between: [[0, 0], [1, 0]], state: 'ajar' }] }), 'amb-bad-hatch'],
    [file({ rocketeers: [{ who: 'cook', at: [0, 0] }] }), 'amb-bad-rocketeer'], [file({ aliens: [{ type: 'bug', at: [0, 0] }, { type: 'cat', at: [0, 0] }] }), 'amb-bad-alien'],
  ])('%s says what is wrong with it', (given, key) => {
    expect(readPosition(given)).toMatchObject({ fault: { key } });
  });
  it('keeps the ids of Aliens when another goes', () => {
    let next = withAlien(withAlien(withAlien(freshPosition(), 'bug', [0, 0]), 'bug', [0, 0]), 'leader', [0, 0]);
    expect(alienIds(next.aliens!)).toEqual(['bug-1', 'bug-2', 'leader-1']);
    next = withoutAlien(next, 0);
    expect(alienIds(next.aliens!)).toEqual(['bug-2', 'leader-1']);
  });
  it('loses with a tile what lies on it', () => {
    const next = withoutTile(position, [0, 0]);
    expect(next.tiles).toHaveLength(5);
    expect(next.rocketeers).toEqual([]);
    expect(next.aliens!.map(({ id }) => id)).not.toContain('bug-1');
    expect(withoutTile(position, [1, -1]).hatches).toEqual([]);
  });
  it('lists an edge once, from whichever side', () => {
    const once = withHatch(withHatch(freshPosition(), [0, 0], 0, 'open'), [0, -1], 3, 'sealed');
    expect(once.hatches).toEqual([{ between: [[0, -1], [0, 0]], state: 'sealed' }]);
    expect(withHatch(once, [0, 0], 0, null).hatches).toEqual([]);
  });
  it('steps a hatch through its states', () => {
    const round = (printed: boolean) => {
      const seen: (string | null)[] = [];
      let state = nextState(null, printed);
      for (let step = 0; step < 6; step += 1) [seen[step], state] = [state, nextState(state, printed)];
      return seen;
    };
    expect(round(false)).toEqual(['closed', 'open', 'locked', 'sealed', 'destroyed', null]);
    expect(round(true)).toEqual(['closed', 'open', 'locked', 'sealed', 'destroyed', 'closed']);
  });
  it('leaves out what says nothing', () => {
    const tile = { at: [0, 0] as const, number: 3, vent: true };
    expect(set(tile, 'vent', undefined)).toEqual({ at: [0, 0], number: 3 });
    expect(withTile(withTile(freshPosition(), tile), { ...tile, number: 4 }).tiles).toHaveLength(1);
  });
  it('is tidied for the next turn', () => {
    const next = tidied(withRocketeer(turn.position, { ...turn.position.rocketeers![0]!, items: ['rt_girl', { id: 'force_field_belt', used: true }] }));
    expect(next.rocketeers!.some(({ panicked, mind_control: mind }) => panicked || mind)).toBe(false);
    expect(next.rocketeers![0]!.items).toEqual(['rt_girl', { id: 'force_field_belt' }]);
    expect(next.aliens!.some(({ stunned }) => stunned)).toBe(false);
    expect(next.hatches!.map(({ state }) => state)).toEqual(['closed']);
  });
});

describe('printed tiles', () => {
  it('are the game’s own 48', () => {
    expect([...PRINTED.keys()]).toEqual(Array.from({ length: 48 }, (_, place) => place + 1));
    expect(PRINTED.get(26)).toEqual({ number: 26, hatches: [1, 5], vent: false, room: null });
    expect(PRINTED.get(40)).toMatchObject({ hatches: [0, 1, 2, 3, 4, 5], room: 'brig' });
    expect(PRINTED.get(7)!.vent).toBe(true);
  });
  it('are read with what they leave out', () => {
    expect(readTiles('[[tile]]\nnumber = 5\nhatches = []\n').get(5)).toEqual({ number: 5, hatches: [], vent: false, room: null });
  });
});

describe('an Alien Turn', () => {
  it('leads step by step to the position that the server gave', () => {
    const frames = framesOf(position, turn);
    expect(frames).toHaveLength(turn.steps.length + 1);
    expect(frames.at(-1)).toBe(turn.position);
    // What the steps tell is what the end has: nothing is left for the last frame to jump to.
    const told = framesOf(position, { ...turn, steps: [...turn.steps, { type: 'commodore', effects: [] }] }).at(-2)!;
    expect(told.aliens!.map(({ id, at }) => [id, at])).toEqual(turn.position.aliens!.map(({ id, at }) => [id, at]));
    expect(told.rocketeers!.map(({ hp, o2, at }) => [hp, o2, at])).toEqual(turn.position.rocketeers!.map(({ hp, o2, at }) => [hp, o2, at]));
  });
  it('knows hit points that the file left out', () => {
    const open = { ...position, rocketeers: position.rocketeers!.map(({ hp: _, o2: __, ...rest }) => rest) };
    expect(framesOf(open, turn)[0]!.rocketeers!.map(({ hp, o2 }) => [hp, o2])).toEqual([[6, 5], [5, 5]]);
  });
  it('is a list of orders with reasons', () => {
    expect(ordersOf(turn.steps[1]!).map(({ kind }) => kind)).toEqual(['whom', 'way', 'carry', 'attack', 'effect', 'effect']);
    expect(ordersOf(turn.steps[5]!)).toMatchObject([{ kind: 'skip' }]);
    expect(ordersOf({ ...turn.steps[5]!, skip: 'stunned' } as never)).toMatchObject([{ kind: 'skip' }]);
    expect(ordersOf(turn.steps[7]!).map(({ kind }) => kind)).toEqual(['way']);
  });
  it('shows the way, who is hit, and moves whoever is carried along', () => {
    const frames = framesOf(position, turn);
    const shown = shownOf(turn.steps[1]!, 1, frames[1]!, frames[2]!);
    expect(shown.lines.map(({ look }) => look)).toEqual(['walk', 'attack']);
    expect(shown.move).toMatchObject({ figures: ['leader-1', 'saucerman-1'], path: [[2, -2], [2, -1], [1, 0]] });
    expect(shown.marks).toContainEqual({ at: [0, 0], look: 'danger' });
  });
});

describe('dice of one’s own', () => {
  it('belong to the steps that use them', () => {
    const due = dueOf(turn);
    expect(due.map(({ count }) => count)).toEqual([0, 4, 2, 2, 7, 0, 0, 0]);
    expect(due.reduce((sum, { count }) => sum + count, 0)).toBe(turn.dice_used);
  });
  it('make so many steps certain', () => {
    const due = dueOf(turn);
    expect([0, 3, 4, 6, 8, 14, 15].map((rolled) => certain(due, rolled))).toEqual([1, 1, 2, 3, 4, 4, 8]);
  });
  it('count a choice by chance with a step that moved', () => {
    expect(dueOf({ ...turn, dice_used: 16 }).map(({ count }) => count)).toEqual([0, 5, 2, 2, 7, 0, 0, 0]);
  });
  it('are followed by blanks', () => {
    expect(padded([2, 3]).slice(0, 4)).toEqual([2, 3, 10, 10]);
    expect(padded([]).length).toBeGreaterThan(500);
  });
});

describe('the page', () => {
  it('has its own address', () => {
    expect(parseRoute({ pathname: BOX, search: '', hash: '' })).toEqual({ screen: 'page', path: BOX });
  });
  describe.each(['en', 'fr'] as const)('in %s', (lang) => {
    let words: typeof import('../../src/games/away-missions/box/words');
    let TurnPanel: never;
    let Counts: never;
    beforeAll(async () => {
      await speak(lang);
      words = await import('../../src/games/away-missions/box/words');
      TurnPanel = (await import('../../src/games/away-missions/box/TurnPanel.svelte')).default as never;
      Counts = (await import('../../src/games/away-missions/box/Counts.svelte')).default as never;
    }, 180_000);
    it('says every order of the turn', () => {
      const frames = framesOf(position, turn);
      for (const [place, step] of turn.steps.entries()) {
        const { body } = render(TurnPanel, { props: { step, before: frames[place], story: turn.story[place], partly: false } } as never) as { body: string };
        expect(textOf(body)).not.toMatch(/amb-|undefined|\{/);
      }
      const leader = ordersOf(turn.steps[1]!);
      expect(words.orderText(leader[1]!, frames[1]!)).toContain('12');
      expect(words.orderText(leader[1]!, frames[1]!)).toContain('29, 26');
      expect(words.orderText(leader[2]!, frames[1]!)).toContain('Saucerman 1');
    });
    it('tells nothing of dice that are not rolled', () => {
      const { body } = render(TurnPanel, { props: { step: turn.steps[1], before: framesOf(position, turn)[1], story: turn.story[1], partly: true } } as never) as { body: string };
      expect(textOf(body)).not.toMatch(/HP|Panic/);
    });
    it('counts what lies on the table', () => {
      const { body } = render(Counts, { props: { position, selected: null, onselect: () => {} } } as never) as { body: string };
      const shown = textOf(body);
      expect(shown).not.toMatch(/amb-/);
      expect(shown).toMatch(/Bug 4/);
      expect(shown).toMatch(lang === 'en' ? /5 open, 1 hidden/ : /5 visibles, 1 cachées/);
    });
  });
  it('finds the place that the server means', async () => {
    const { mapPlace } = await import('../../src/games/away-missions/box/words');
    expect(mapPlace(position, 'tiles[2].number')).toEqual([2, -2]);
    expect(mapPlace(position, 'hatches[0].state')).toEqual([1, -1]);
    expect(mapPlace(position, 'rocketeers[1].order')).toEqual([0, 0]);
    expect(mapPlace(position, 'aliens[4]')).toEqual([1, 0]);
    expect(mapPlace(position, 'mode')).toBeNull();
  });
});
