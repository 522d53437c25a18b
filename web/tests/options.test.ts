import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak, textOf } from './rocketmen/stage';

const game = {
  id: 'rocketmen', least_seats: 1, most_seats: 4, bots: ['random'],
  options: [
    { name: 'mode', values: ['standard', 'battle'], several: null, default: 'standard', when: null },
    { name: 'difficulty', values: ['normal', 'easy', 'hard'], several: null, default: 'normal', when: { seats: { least: 1, most: 1 } } },
    {
      name: 'variants', values: ['none', 'random'], several: { of: ['computing-race', 'materials-race', 'big-staff'], count: 2 },
      default: 'none', when: { option: { name: 'mode', values: ['standard'] } },
    },
  ],
};
let OptionFields: never;
const fields = (options: Record<string, string>, seats = 2) => (render(OptionFields, { props: { game, seats, options } } as never) as { body: string }).body;

beforeAll(async () => {
  await speak('en');
  OptionFields = (await import('../src/screens/waiting/OptionFields.svelte')).default as never;
}, 240_000);

describe('the options of a new table', () => {
  it('show what means something with these chairs and choices, and nothing else', () => {
    const names = (html: string) => [...html.matchAll(/-(mode|difficulty|variants)" value="(?:standard|normal|none)"/g)].map((found) => found[1]);
    expect(names(fields({}))).toEqual(['mode', 'variants']);
    expect(names(fields({ mode: 'battle' }))).toEqual(['mode']);
    expect(names(fields({}, 1))).toEqual(['mode', 'difficulty', 'variants']);
  });

  it('offer two of one\u2019s own where the game offers pairs, and only there', () => {
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
});
