import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogue, fixture, speak } from './stage';
import { Asking } from '../../src/games/shared/asking';
import { Book } from '../../src/games/rocketmen/catalogue';
import { handOffers, sortOffers } from '../../src/games/rocketmen/offers';
import type { Command, Preview } from '../../src/games/rocketmen/types';

const book = new Book(catalogue);
const root = fileURLToPath(new URL('../..', import.meta.url));

describe('offers', () => {
  const table = fixture('table');
  const offers = sortOffers(table.options);

  it('knows what the server says is payable', () => {
    expect([...offers.buy.keys()].map((card) => book.kind(card).id)).toContain('global-internet');
    expect(offers.launches).toEqual(['moon']);
    expect(offers.canEnd).toBe(true);
  });

  it('finds what a Hand card can do, also for its twin', () => {
    const station = table.view.players[0]!.hand!.find((card) => book.kind(card).id === 'space-station-1')!;
    expect(handOffers(book, table.options, station)).toMatchObject({ plan: false, pad: true, discard: true, uses: [] });
  });
});

describe('the catalogue', () => {
  it('looks up where a Mission lands and whose it is', () => {
    const card = (id: string) => catalogue.cards.findIndex((kind) => catalogue.kinds[kind]!.id === id);
    expect(book.location(book.landing(card('base-1'), 'mars')!)).toMatchObject({ destination: 'mars', type: 'base' });
    expect(book.landing(card('base-1'), 'earth')).toBeNull();
    expect(book.landing(card('big-data'), 'earth')).toBeNull();
    const seats = catalogue.cards.flatMap((kind, number) => (catalogue.kinds[kind]!.id === 'base-1' ? [book.ownerOfMission(number)] : []));
    expect(seats).toEqual([0, 1, 2, 3]);
  });
});

describe('questions to the server', () => {
  it('go one at a time, the person first, and once', async () => {
    const order: string[] = [];
    let running = 0;
    const asking = new Asking(async (command) => {
      expect(++running).toBe(1);
      await Promise.resolve();
      running -= 1;
      order.push(JSON.stringify(command));
      return { refusal: null, preview: {} as Preview };
    });
    const ask = (destination: 'earth' | 'moon' | 'mars', first = false) => asking.ask({ launch: { destination } } as Command, first);
    await Promise.all([ask('earth'), ask('moon'), ask('mars', true)]);
    await ask('moon');
    expect(order.map((text) => /"(earth|moon|mars)"/.exec(text)![1])).toEqual(['earth', 'mars', 'moon']);
  });

  it('are forgotten with the position', async () => {
    let free = () => {};
    const asking = new Asking<Command, Preview>(() => new Promise((answer) => { free = () => answer({ refusal: null, preview: null }); }));
    const first = asking.ask('draw');
    const second = asking.ask('keep');
    asking.forget();
    free();
    expect(await Promise.all([first, second])).toEqual([null, null]);
  });
});

describe('rocketmen-web.ftl', () => {
  const messages = (lang: string) => {
    const found = new Map<string, string>();
    let key = '';
    for (const line of readFileSync(join(root, `../locales/${lang}/rocketmen-web.ftl`), 'utf8').split('\n')) {
      const start = /^(rmw-[a-z0-9_-]+) =(.*)$/.exec(line);
      if (start) found.set((key = start[1]!), start[2]!);
      else if (/^\s+\S/.test(line)) found.set(key, `${found.get(key)}${line}`);
    }
    return found;
  };
  const code = (dir: string): string =>
    readdirSync(dir, { withFileTypes: true }).map((entry) => (entry.isDirectory() ? code(join(dir, entry.name)) : readFileSync(join(dir, entry.name), 'utf8'))).join('\n');
  const en = messages('en');
  const fr = messages('fr');
  const source = code(join(root, 'src/games/rocketmen'));
  const variables = (text: string) => [...new Set([...text.matchAll(/\$([a-z]\w*)/g)].map((match) => match[1]))].sort();

  it('says the same in both languages', () => {
    expect([...fr.keys()]).toEqual([...en.keys()]);
    for (const [key, text] of en) expect(variables(fr.get(key)!), key).toEqual(variables(text));
  });

  it('has every key the board asks for, and no other', () => {
    const asked = new Set([...source.matchAll(/'(rmw-[a-z0-9-]+)'/g)].map((match) => match[1]!));
    expect([...asked].filter((key) => !en.has(key))).toEqual([]);
    const built = [...source.matchAll(/`(rmw-[a-z-]*)\$\{/g)].map((match) => match[1]!);
    expect([...en.keys()].filter((key) => !asked.has(key) && !built.some((prefix) => key.startsWith(prefix)))).toEqual([]);
  });

  it('names what is missing from a payment', async () => {
    const { lackText } = await import('../../src/games/rocketmen/words');
    const lack = { money: 30, items: 1, item: 'biotech' as const };
    await speak('en');
    expect(lackText(lack)).toBe('$30 and Biotech short');
    expect(lackText({ money: 30, items: 0, item: null })).toBe('$30 short');
    expect(lackText({ money: 0, items: 2, item: null })).toBe('2 items short');
    await speak('fr');
    expect(lackText(lack)).toBe('manque 30\u00a0$ et Biotech');
  });
});
