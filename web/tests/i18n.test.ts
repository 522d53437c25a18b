import { describe, expect, it } from 'vitest';
import { preferredLang } from '../src/i18n/lang';
import { Speaker } from '../src/i18n/speaker';

const FTL = {
  en: `
card-a = Global Internet
card-b = Solar Energy
bought = { $who } bought { $cards } for { $price ->
    [0] nothing
   *[other] \${ $price }
}.
gave = { $from } gave { $to } { $note }.
`,
  fr: `
card-a = Internet mondial
card-b = Énergie solaire
bought = { $who } achète { $cards }.
gave = { $to } reçoit { $note } de { $from }.
`,
};
const names = (seat: number) => ['Nadia', 'Inès'][seat] ?? '?';

describe('Speaker', () => {
  const en = new Speaker('en', [FTL.en]);
  const fr = new Speaker('fr', [FTL.fr]);
  const bought = { key: 'bought', args: [['who', { seat: 0 }], ['cards', { keys: ['card-a', 'card-b'] }], ['price', { number: 30 }]] } as const;

  it('makes a sentence of a phrase: seats, keys, lists, numbers', () => {
    expect(en.phrase({ ...bought, args: bought.args.map((arg) => [...arg]) as never }, names)).toBe('Nadia bought Global Internet and Solar Energy for $30.');
    expect(fr.phrase({ ...bought, args: bought.args.map((arg) => [...arg]) as never }, names)).toBe('Nadia achète Internet mondial et Énergie solaire.');
  });

  it('keeps names apart, in the order of the language', () => {
    const gave = { key: 'gave', args: [['from', { seat: 0 }], ['to', { seat: 1 }], ['note', { text: 'X' }]] as [string, never][] };
    expect(en.pieces(gave, names)).toEqual([{ text: 'Nadia', seat: 0 }, { text: ' gave ' }, { text: 'Inès', seat: 1 }, { text: ' X.' }]);
    expect(fr.pieces(gave, names).filter((piece) => piece.seat !== undefined).map((piece) => piece.seat)).toEqual([1, 0]);
  });

  it('takes no markup from a name', () => {
    const piece = en.phrase({ key: 'gave', args: [['from', { text: '{ $to }' }], ['to', { text: 'b' }], ['note', { text: 'c' }]] }, names);
    expect(piece).toBe('{ $to } gave b c.');
  });

  it('reports a missing key and shows it', () => {
    const missing: string[] = [];
    expect(new Speaker('en', [], (key) => missing.push(key)).t('no-such')).toBe('no-such');
    expect(missing).toEqual(['no-such']);
  });
});

describe('preferredLang', () => {
  it('takes the first language we speak', () => {
    expect(preferredLang(['de-DE', 'fr-CA', 'en'])).toBe('fr');
    expect(preferredLang(['de'])).toBe('en');
  });
});
