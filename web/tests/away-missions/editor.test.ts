// The scenario editor: every scenario of the game goes in and comes out whole, every block of it has a form and words, and drawing keeps it in order.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { fresh, SHAPES, shapeOf, takeWay, wayOf, waysOf, type Json, type ShapeName } from '../../src/games/away-missions/editor/language';
import { readScenario, writeScenario } from '../../src/games/away-missions/editor/reading';
import { freshScenario, hatchAt, hatchesOf, kept, namesIn, tileAt, toggleCandidate, unused, withHatch, withLink, withNumber, withoutTile, withTile, withTokens, withTurn, type Scenario } from '../../src/games/away-missions/editor/scenario';
import { EDITOR } from '../../src/games/away-missions/pages';
import { parseRoute } from '../../src/router';
import { speak, textOf } from './stage';

const folder = fileURLToPath(new URL('../../../crates/away-missions/data/scenarios/', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.json')).sort().map((name) => ({ name, text: readFileSync(`${folder}${name}`, 'utf8') }));
const scenarioOf = (text: string) => (readScenario(text) as { scenario: Scenario }).scenario;
const names = Object.keys(SHAPES) as ShapeName[];

/** Everything in a value that the form for this shape would not show. */
function unseen(name: ShapeName, value: Json | undefined, place: string): string[] {
  const shape = shapeOf(name);
  const wrong = [`${place}: ${name} ${JSON.stringify(value)}`];
  const object = typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, Json>) : null;
  switch (shape.is) {
    case 'number': return typeof value === 'number' && value >= shape.least && value <= shape.most ? [] : wrong;
    case 'flag': return typeof value === 'boolean' ? [] : wrong;
    case 'yes': return value === true ? [] : wrong;
    case 'name': return typeof value === 'string' ? [] : wrong;
    case 'place': return Array.isArray(value) && value.length === 2 ? [] : wrong;
    case 'word': return shape.words.includes(String(value)) ? [] : wrong;
    case 'words': return value === shape.all || (Array.isArray(value) && value.every((word) => shape.words.includes(String(word)))) ? [] : wrong;
    case 'bilingual': return object && typeof object.en === 'string' && typeof object.fr === 'string' ? [] : wrong;
    case 'crew': return Array.isArray(value) && value.length === 6 ? [] : wrong;
    case 'list': return Array.isArray(value) ? value.flatMap((each, at) => unseen(shape.of, each as Json, `${place}[${at}]`)) : wrong;
    case 'record': {
      if (!object) return wrong;
      const extra = Object.keys(object).filter((key) => !shape.fields.some((field) => field.key === key)).map((key) => `${place}.${key}: not in ${name}`);
      const missing = shape.fields.filter(({ key, open }) => !open && !(key in object)).map(({ key }) => `${place}.${key}: left out of ${name}`);
      return [...extra, ...missing, ...shape.fields.filter(({ key }) => key in object).flatMap(({ key, shape: of }) => unseen(of, object[key], `${place}.${key}`))];
    }
    case 'choice': {
      const way = wayOf(shape, value);
      if (way === null) return wrong;
      if (way === '' && shape.plain) return unseen(shape.plain, value, place);
      if (shape.words?.includes(way)) return [];
      if (shape.whole?.[way]) return unseen(shape.whole[way], value, place);
      return Object.keys(object!).length === 1 ? unseen(shape.keyed![way]!, object![way], `${place}.${way}`) : wrong;
    }
  }
}

describe.each(files)('$name', ({ text }) => {
  const scenario = scenarioOf(text);
  it('comes back as it was', () => {
    expect(JSON.parse(writeScenario(scenario))).toEqual(JSON.parse(text));
  });
  it('has a form for every part of it', () => {
    const some = (name: ShapeName, value: unknown, place: string) => (value === undefined ? [] : unseen(name, value as Json, place));
    expect([
      ...(scenario.rules ?? []).flatMap((rule, at) => some('rule', rule, `rules[${at}]`)), ...(scenario.actions ?? []).flatMap((action, at) => some('action', action, `actions[${at}]`)),
      ...(scenario.defeat ?? []).flatMap((way, at) => some('defeat', way, `defeat[${at}]`)), ...some('condition', scenario.victory, 'victory'), ...some('muster', scenario.muster, 'muster'),
      ...some('startingItems', scenario.starting_items, 'starting_items'), ...some('supply', scenario.supply, 'supply'), ...some('profiles', scenario.profiles, 'profiles'), ...some('switches', scenario.switches, 'switches'),
      ...Object.entries(scenario.counters ?? {}).flatMap(([name, value]) => some('num', value, `counters.${name}`)), ...(scenario.scenario_items ?? []).flatMap((item, at) => some('scenarioItem', item, `scenario_items[${at}]`)),
    ]).toEqual([]);
  });
});

describe('the language', () => {
  it('was read from twenty scenarios', () => expect(files).toHaveLength(20));
  it.each(names)('a new %s has a form itself', (name) => {
    const value = fresh(name);
    expect(unseen(name, value, name)).toEqual([]);
  });
  it('every way of every choice can be taken, and is then the way taken', () => {
    for (const name of names) {
      const shape = shapeOf(name);
      if (shape.is !== 'choice') continue;
      for (const way of waysOf(shape)) {
        const value = takeWay(name, way);
        expect(wayOf(shape, value), `${name} ${way}`).toBe(way);
        expect(unseen(name, value, name), `${name} ${way}`).toEqual([]);
      }
    }
  });
});

describe('drawing', () => {
  const scenario: Scenario = { ...freshScenario(), marker_pools: undefined, tiles: freshScenario().tiles.filter(({ kind }) => kind !== 'pool') };
  it('begins with something that can be read', () => {
    expect(readScenario(writeScenario(freshScenario()))).toEqual({ scenario: freshScenario() });
    expect(freshScenario()).not.toBe(freshScenario());
  });
  it('has one start tile', () => {
    const moved = withTile(scenario, { q: 1, r: 0, kind: 'start', tile: 'shuttlecraft' });
    expect(moved.tiles.filter(({ kind }) => kind === 'start')).toHaveLength(1);
    expect(moved.start).toEqual({ mode: 'fixed', tile: 'shuttlecraft', at: [1, 0] });
    expect(tileAt(moved, [0, 1])).toEqual({ q: 0, r: 1, kind: 'standard' });
    expect(withoutTile(moved, [1, 0]).start).toEqual({ mode: 'players_choose', tile: 'shuttlecraft', candidates: [] });
  });
  it('keeps pools in step with their tiles', () => {
    let next = withTile(withTile(scenario, { q: 0, r: 0, kind: 'pool', pool: 'p1' }), { q: 1, r: 0, kind: 'pool', pool: 'p1' });
    expect(next.marker_pools).toEqual([{ id: 'p1', markers: ['decoy', 'decoy'], positions: [[0, 0], [1, 0]] }]);
    next = withoutTile({ ...next, marker_pools: [{ id: 'p1', markers: ['transmitter', 'decoy'], positions: [[0, 0], [1, 0]] }] }, [1, 0]);
    expect(next.marker_pools).toEqual([{ id: 'p1', markers: ['transmitter'], positions: [[0, 0]] }]);
  });
  it('counts tokens and leaves out none', () => {
    const next = withTokens(scenario, [1, 0], 'alien', 2);
    expect(tileAt(next, [1, 0])!.tokens).toEqual({ alien: 2, discovery: 1 });
    expect(tileAt(withTokens(withTokens(next, [1, 0], 'alien', 0), [1, 0], 'discovery', 0), [1, 0])).toEqual({ q: 1, r: 0, kind: 'standard' });
  });
  it('writes hatches at the start as one rule, and takes it away with the last', () => {
    let next = withHatch(scenario, [0, 0], 3, 'sealed');
    expect(hatchAt(next, [0, 1], 0)).toBe('sealed');
    next = withHatch(next, [0, 1], 0, 'open');
    expect(hatchesOf(next)).toEqual([{ at: [0, 1], toward: [0, 0], state: 'open' }]);
    expect(next.rules).toHaveLength(1);
    expect(unseen('rule', next.rules![0] as Json, 'rules[0]')).toEqual([]);
    expect(withHatch(next, [0, 0], 3, null).rules).toEqual([]);
  });
  it('turns tiles all the way round, numbers standard ones, and keeps both when another kind is laid there', async () => {
    const { pictureOf } = await import('../../src/games/away-missions/editor/picture');
    const at = [1, -1] as const;
    const laid = withTile(freshScenario(), { q: 1, r: -1, kind: 'standard' });
    const turned = withTurn(withTurn(laid, at, 1), at, 1);
    expect(tileAt(turned, at)!.turn).toBe(2);
    expect(tileAt(withTurn(turned, at, -2), at)).not.toHaveProperty('turn');
    const numbered = withNumber(turned, at, 17);
    expect(tileAt(numbered, at)).toMatchObject({ kind: 'standard', number: 17, turn: 2 });
    expect(kept(tileAt(numbered, at), 'pool')).toEqual({ number: 17, turn: 2 });
    expect(kept(tileAt(numbered, at), 'fixed')).toEqual({ turn: 2 });
    expect(tileAt(withNumber(numbered, at, undefined), at)).not.toHaveProperty('number');
    const face = pictureOf(numbered).tiles.find((tile) => tile.at[0] === 1 && tile.at[1] === -1)!;
    expect([face.number, face.arrow]).toEqual([17, 2]);
    expect(readScenario(writeScenario(numbered))).toEqual({ scenario: numbered });
  });
  it('links and candidates go on and off', () => {
    const linked = withLink(scenario, [0, 0], [0, -1]);
    expect(linked.links).toEqual([{ a: [0, 0], b: [0, -1], edge: 'hatch' }]);
    expect(withLink(linked, [0, -1], [0, 0]).links).toEqual([]);
    expect(withoutTile(linked, [0, -1]).links).toEqual([]);
    const chosen = toggleCandidate(scenario, [2, 0]);
    expect(chosen.start).toEqual({ mode: 'players_choose', tile: 'airlock', candidates: [[2, 0]] });
    expect(toggleCandidate(chosen, [2, 0]).start.candidates).toEqual([]);
  });
  it('knows the names in use', () => {
    const first = scenarioOf(files[0]!.text);
    expect(namesIn(first).flags).toEqual(['warning_sent']);
    expect(unused('rule', ['rule', 'rule_2'])).toBe('rule_3');
  });
  it.each([['{', 'amb-bad-json'], ['[]', 'amb-edit-bad-shape'], ['{}', 'amb-edit-bad-format'], [JSON.stringify({ ...freshScenario(), tiles: [{ q: 0, r: 0, kind: 'roof' }] }), 'amb-bad-tile'], [JSON.stringify({ ...freshScenario(), victory: [] }), 'amb-edit-bad-shape']])('%s is no scenario', (text, key) => {
    expect(readScenario(text)).toMatchObject({ fault: { key } });
  });
});

describe('the page', () => {
  it('has its own address', () => {
    expect(parseRoute({ pathname: EDITOR, search: '', hash: '' })).toEqual({ screen: 'page', path: EDITOR });
  });
  describe.each(['en', 'fr'] as const)('in %s', (lang) => {
    let words: typeof import('../../src/games/away-missions/editor/words');
    let picture: typeof import('../../src/games/away-missions/editor/picture');
    let BlockField: never;
    let BlockRow: never;
    let i18n: Awaited<ReturnType<typeof speak>>['i18n'];
    beforeAll(async () => {
      ({ i18n } = await speak(lang));
      words = await import('../../src/games/away-missions/editor/words');
      picture = await import('../../src/games/away-missions/editor/picture');
      BlockField = (await import('../../src/games/away-missions/editor/BlockField.svelte')).default as never;
      BlockRow = (await import('../../src/games/away-missions/editor/BlockRow.svelte')).default as never;
    }, 180_000);
    it('has a word for every word and field of the language', () => {
      const missing = new Set<string>();
      for (const name of names) {
        const shape = shapeOf(name);
        const asked = shape.is === 'record' ? shape.fields.map(({ key }) => words.fieldName(key)) : shape.is === 'choice' ? waysOf(shape).map((way) => words.wordName(shape.group, way)) : shape.is === 'word' || shape.is === 'words' ? shape.words.map((word) => words.wordName(shape.group, word)) : [];
        for (const word of asked) if (/^(amb|away-missions)-/.test(word) || word === '') missing.add(word);
      }
      expect([...missing]).toEqual([]);
      expect(i18n.lang).toBe(lang);
    });
    it('says and shows every rule and action of the game', () => {
      for (const { text, name } of files) {
        const scenario = scenarioOf(text);
        for (const [kind, blocks] of [['rule', scenario.rules ?? []], ['action', scenario.actions ?? []], ['defeat', scenario.defeat ?? []], ['victory', [scenario.victory]]] as const) {
          for (const [at, block] of blocks.entries()) {
            const row = textOf((render(BlockRow, { props: { kind, block, number: at + 1, faulty: false, onopen: () => {} } } as never) as { body: string }).body);
            expect(row, `${name} ${kind} ${at}`).not.toMatch(/amb-|away-missions-|undefined|…/);
          }
        }
      }
    });
    it('makes a form of a nested block, with faults at their places', () => {
      const value = { all: [{ flag: 'sent' }, { not: { aliens: { types: ['bug'], where: 'anywhere', gte: 3 } } }] };
      const { body } = render(BlockField, { props: { shape: 'condition', value, label: 'If', place: 'victory', faults: [{ place: 'victory.all[1].not.aliens.gte', text: 'Three Bugs are too many.' }], onchange: () => {} } } as never) as { body: string };
      expect(body.match(/<select/g)!.length).toBeGreaterThanOrEqual(5);
      expect(textOf(body)).toContain('Three Bugs are too many.');
      expect(textOf(body)).not.toMatch(/amb-/);
      // Every control has a name.
      for (const id of [...body.matchAll(/<(?:input|select|textarea)[^>]* id="([^"]+)"/g)].map((found) => found[1]!)) expect(body).toContain(`for="${id}"`);
    });
    it('draws every map', () => {
      for (const { text } of files) {
        const scenario = scenarioOf(text);
        const board = picture.pictureOf(scenario);
        expect(board.tiles).toHaveLength(scenario.tiles.length);
        expect(board.tiles.every((tile) => !tile.name?.startsWith('away-missions-'))).toBe(true);
      }
    });
    it('finds the place that the server means', () => {
      const scenario = scenarioOf(files[0]!.text);
      expect(picture.mapPlace(scenario, 'tiles[0].tokens')).toEqual([-2, 1]);
      expect(picture.mapPlace(scenario, 'start.at')).toEqual([0, 2]);
      expect(picture.mapPlace(scenario, 'rules[0].do')).toBeNull();
    });
  });
});
