import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OptionSpec } from '../src/net/generated/protocol';
import { folded, namesIn, optionsThatApply, replaced } from '../src/screens/waiting/options';
import { speak, textOf } from './rocketmen/stage';

const game = {
  id: 'rocketmen', least_seats: 1, most_seats: 4, bots: ['random'],
  options: [
    { name: 'mode', values: ['standard', 'battle'], several: null, default: 'standard', when: null },
    { name: 'difficulty', values: ['easy', 'hard'], several: null, default: 'easy', when: { seats: { least: 1, most: 1 } } },
    { name: 'variants', values: ['none', 'random'], several: { of: ['computing-race', 'materials-race', 'big-staff'], count: 2 }, default: 'none', when: { seats: { least: 2, most: 4 } } },
  ],
};
let OptionFields: never;
const fields = (options: Record<string, string>, seats = 2) => (render(OptionFields, { props: { game, seats, options } } as never) as { body: string }).body;

beforeAll(async () => {
  await speak('en');
  OptionFields = (await import('../src/screens/waiting/OptionFields.svelte')).default as never;
}, 240_000);

const spec = (name: string, values: string[], when: OptionSpec['when'] = null): OptionSpec => ({ name, values, several: null, default: values[0]!, when });

describe('which options stand open', () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => spec(name, ['x', 'y']));
  const names = ({ first, rest }: ReturnType<typeof folded>) => [first, rest].map((part) => part.map(({ name }) => name).join(''));
  it('are those that the game names, in its own order', () => expect(names(folded(all, ['d', 'a']))).toEqual(['ad', 'bce']));
  it('are the first few otherwise', () => expect(names(folded(all))).toEqual(['abc', 'de']));
});

describe('which options apply', () => {
  const flight = spec('flight', ['mission', 'lesson']);
  const track = spec('track', ['random', '1'], { option: { name: 'flight', values: ['mission'] } });
  const speed = spec('speed', ['normal', 'quick'], { option: { name: 'track', values: ['1'] } });
  const names = (chosen: Record<string, string>) => optionsThatApply([flight, track, speed], chosen, 2).map(({ name }) => name);

  it('depends on what else is chosen, or not', () => {
    expect(names({})).toEqual(['flight', 'track']);
    expect(names({ track: '1' })).toEqual(['flight', 'track', 'speed']);
    expect(names({ flight: 'lesson' })).toEqual(['flight']);
  });
  it('takes what means nothing for its default', () => expect(names({ flight: 'lesson', track: '1' })).toEqual(['flight']));
});

describe('several names in a value', () => {
  const several = { of: ['a', 'b', 'c', 'd'], count: 3 };
  it.each([['', 'abc'], ['c+a+d', 'cad'], ['c+c+x', 'cab'], ['d', 'dab']])('%s is filled up', (value, names) => expect(namesIn(value, several).join('')).toBe(names));
  it('change places instead of standing twice', () => {
    expect(replaced(['a', 'b', 'c'], 0, 'd')).toEqual(['d', 'b', 'c']);
    expect(replaced(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a']);
  });
});

describe('the options of a new table', () => {
  it('offer several of one\u2019s own where the game does, and only there', () => {
    const html = fields({});
    expect(textOf(html)).toContain('Two different Variant cards of your choice.');
    expect(html.match(/value="chosen"/g)).toHaveLength(1);
    expect(html).not.toContain('<select');
  });

  it('let both be chosen', () => {
    const html = fields({ variants: 'materials-race+big-staff' });
    expect(html.match(/<select/g)).toHaveLength(2);
    expect(textOf(html)).toContain('Computing Race');
    expect(html).toMatch(/value="chosen"[^>]*checked|checked[^>]*value="chosen"/);
  });

  it('hide what does not apply to so many chairs', () => {
    expect(fields({}, 1)).not.toContain('value="random"');
    expect(fields({}, 1)).toContain('value="hard"');
    expect(fields({}, 2)).not.toContain('value="hard"');
  });
});
