import { describe, expect, it } from 'vitest';
import { softly } from '../src/ui/hyphens';

const shown = (text: string) => softly(text).replaceAll('\u00ad', '·');

describe('softly', () => {
  it.each([
    ['Supercondensateurs', 'Super·con·den·sa·teurs'],
    ['Nanotechnologie avancée', 'Nano·tech·no·lo·gie avancée'],
    ['Planification détaillée', 'Pla·ni·fi·ca·tion détaillée'],
    ['Communications', 'Com·mu·ni·ca·tions'],
    ['Radioprotections', 'Radio·pro·tec·tions'],
    ['Fusée', 'Fusée'],
  ])('%s', (text, wanted) => {
    expect(shown(text)).toBe(wanted);
  });

  it('changes nothing but the places where a word may break', () => {
    const text = 'L’approvisionnement intergouvernemental, réapprovisionné';
    expect(softly(text).replaceAll('\u00ad', '')).toBe(text);
  });
});
