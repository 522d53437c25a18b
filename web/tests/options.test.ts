import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak, textOf } from './rocketmen/stage';

const game = {
  id: 'rocketmen', least_seats: 1, most_seats: 4, bots: ['random'],
  options: [
    { name: 'mode', choices: ['standard', 'battle'], pairs: [] },
    { name: 'variants', choices: ['none', 'random'], pairs: ['computing-race', 'materials-race', 'big-staff'] },
  ],
};
let OptionFields: never;
const fields = (options: Record<string, string>) => (render(OptionFields, { props: { game, seats: 2, options } } as never) as { body: string }).body;

beforeAll(async () => {
  await speak('en');
  OptionFields = (await import('../src/screens/waiting/OptionFields.svelte')).default as never;
}, 240_000);

describe('the options of a new table', () => {
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
