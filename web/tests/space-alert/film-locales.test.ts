// The sentences of the ship, the film and the resolver: complete in both languages, all asked for, none missing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deedWords, specialWords } from '../../src/games/space-alert/ship/deeds';
import type { CardFacts } from '../../src/games/space-alert/ship/picture';
import { Speaker } from '../../src/i18n/speaker';
import { sources, WEB } from '../words';

const file = (lang: string) => readFileSync(join(WEB, `../locales/${lang}/space-alert-film-web.ftl`), 'utf8');
const keys = (text: string) => [...text.matchAll(/^([a-z][a-zA-Z0-9_-]*) *=/gm)].map((match) => match[1]!);

const code = sources(join(WEB, 'src/games/space-alert'));
const en = new Speaker('en', [file('en')]);

describe('space-alert-film-web.ftl', () => {
  it('has the same keys in both languages, in the same order', () => expect(keys(file('fr'))).toEqual(keys(file('en'))));

  it('has every key that is asked for', () => {
    const exact = [...code.matchAll(/'(sa[fr]-[a-z0-9-]+[a-z0-9])'/g)].map((match) => match[1]!);
    expect(exact.filter((key) => !en.has(key))).toEqual([]);
  });

  it('holds nothing that nobody asks for', () => {
    const prefixes = [...code.matchAll(/`(sa[fr]-[a-z0-9-]*-)\$\{/g)].map((match) => match[1]!);
    const unused = keys(file('en')).filter((key) => !code.includes(`'${key}'`) && !prefixes.some((prefix) => key.startsWith(prefix)) && key !== 'sar-won' && key !== 'sar-lost');
    expect(unused).toEqual([]);
  });

  it('puts a no-break space before double punctuation in French', () => {
    expect(file('fr').split('\n').filter((line) => !line.startsWith('#') && / [:;!?]/.test(line))).toEqual([]);
  });
});

describe('threat cards in words', () => {
  it('turns numbers into arguments and names into keys', () => {
    expect(deedWords({ do: 'attack', strength: 2, on: 'all' })).toEqual({ key: 'saf-deed-attack', args: { strength: 2, on: 'all' } });
    expect(deedWords({ do: 'drain-shield', zone: 'blue', blocks: 99 })).toEqual({ key: 'saf-deed-drain-shield', args: { blocks: 0 }, named: { zone: 'space-alert-zone-blue' } });
    expect(en.t('saf-deed-attack', { strength: 2, on: 'all' })).toBe('attack 2 on all zones');
  });

  it('says what is special, and nothing about what is not', () => {
    const card: CardFacts = { id: 'E1', name: 'x', kind: 'external', severity: 'common', level: 'white', hp: 1, shield: 0, speed: 1, destroy: 4, nature: { hidden: true, rockets: 'ignore', blast: 0, duel: 9 } };
    expect(specialWords(card).map((line) => line.key)).toEqual(['saf-nature-hidden', 'saf-nature-rockets-ignore', 'saf-nature-duel']);
    expect(specialWords({ ...card, nature: undefined, malfunction: { stations: ['UR'], letter: 'B' } }).map((line) => line.key)).toEqual(['saf-repair']);
  });

  it('has words for every effect and every nature that the cards use', () => {
    const toml = ['threats', 'threats-new-frontier'].map((name) => readFileSync(join(WEB, `../crates/space-alert/data/${name}.toml`), 'utf8')).join('\n');
    const deeds = new Set([...toml.matchAll(/do = "([a-z-]+)"/g)].map((match) => `saf-deed-${match[1]}`));
    expect([...deeds].filter((key) => !en.has(key))).toEqual([]);
    const natures = [...toml.matchAll(/^nature = \{ (.*) \}$/gm)].flatMap((match) => match[1]!.split(', ')).map((part) => part.split(' = '));
    const wanted = new Set(natures.map(([name, value]) => `saf-nature-${name!.replaceAll('_', '-')}${name === 'rockets' ? `-${value!.replaceAll('"', '')}` : ''}`));
    expect([...wanted].filter((key) => !en.has(key))).toEqual([]);
  });
});
