import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRules, searchRules, spans } from '../src/rules/parse';
import { parseStart } from '../src/rules/start';

const dir = new URL('../../docs/rules/', import.meta.url);
const read = (name: string) => parseRules(readFileSync(new URL(name, dir), 'utf8'));

describe('parseRules', () => {
  it('reads chapters, rules and lines that go on', () => {
    const text = parseRules('# T\n\nIntro.\n\n## RM-1 One\n\n- **RM-1.1** First\n  and more.\n- **RM-1.2** Second.\n');
    expect(text).toEqual({
      title: 'T',
      intro: ['Intro.'],
      chapters: [{ id: 'RM-1', title: 'One', rules: [{ id: 'RM-1.1', text: 'First and more.' }, { id: 'RM-1.2', text: 'Second.' }] }],
    });
  });

  const games = readdirSync(dir).filter((name) => /^[a-z-]+\.md$/.test(name)).map((name) => name.slice(0, -3));
  it.each(games)('both languages of %s have the same rules', (game) => {
    const ids = (name: string) => read(name).chapters.flatMap((chapter) => [chapter.id, ...chapter.rules.map((rule) => rule.id)]);
    const english = ids(`${game}.md`);
    // As many as are written in the file, so that none is passed over, however small the game is.
    const written = readFileSync(new URL(`${game}.md`, dir), 'utf8').match(/^(?:## |- \*\*)[A-Z]{2}-\d+/gm) ?? [];
    expect(written.length).toBeGreaterThan(0);
    expect(english.length).toBe(written.length);
    expect(new Set(english).size).toBe(english.length);
    expect(ids(`${game}.fr.md`)).toEqual(english);
  });

  it('loses no line of the file', () => {
    const raw = readFileSync(new URL('rocketmen.md', dir), 'utf8');
    const listed = raw.split('\n').filter((line) => line.startsWith('- ')).length;
    const parsed = read('rocketmen.md').chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);
    expect(parsed).toBe(listed);
  });
});

describe('searchRules', () => {
  it('wants every word, ignores case and accents', () => {
    const text = read('rocketmen.fr.md');
    const hits = searchRules(text, 'EVENEMENT reussite');
    for (const chapter of hits) expect(chapter.rules.length).toBeGreaterThan(0);
    const launch = searchRules(text, 'pas de tir depot').flatMap((chapter) => chapter.rules);
    expect(launch.length).toBeGreaterThan(0);
    for (const rule of launch) expect(rule.text).toMatch(/tir/i);
  });

  it('finds a rule by its number', () => {
    const hits = searchRules(read('rocketmen.md'), 'RM-4.7').flatMap((chapter) => chapter.rules.map((rule) => rule.id));
    expect(hits).toContain('RM-4.7');
  });
});

describe('spans', () => {
  it('marks bold, italic, code and rule numbers', () => {
    expect(spans('A **b** *c* `d` see RM-1.2.')).toEqual([
      { text: 'A ' },
      { text: 'b', mark: 'strong' },
      { text: ' ' },
      { text: 'c', mark: 'em' },
      { text: ' ' },
      { text: 'd', mark: 'code' },
      { text: ' see ' },
      { text: 'RM-1.2', mark: 'rule' },
      { text: '.' },
    ]);
  });
});

describe('quick starts', () => {
  const starts = new URL('../../docs/quick-start/', import.meta.url);
  const pictures = new Set(readdirSync(new URL('../src/rules/pictures/', import.meta.url)));
  const start = (name: string) => parseStart(readFileSync(new URL(name, starts), 'utf8'));
  const games = readdirSync(starts).filter((name) => /^[a-z-]+\.md$/.test(name)).map((name) => name.slice(0, -3));

  it('there is one for every rulebook', () => {
    expect(games).toEqual(readdirSync(dir).filter((name) => /^[a-z-]+\.md$/.test(name)).map((name) => name.slice(0, -3)));
  });

  it.each(games)('%s: the same steps in both languages, a drawing and known rules for each', (game) => {
    const english = start(`${game}.md`);
    const french = start(`${game}.fr.md`);
    const known = new Set(read(`${game}.md`).chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.id)));
    expect(english.steps.length).toBeGreaterThan(4);
    expect(french.steps.map(({ picture, rules }) => [picture, rules])).toEqual(english.steps.map(({ picture, rules }) => [picture, rules]));
    for (const step of [...english.steps, ...french.steps]) {
      expect(step.text).not.toBe('');
      expect(pictures).toContain(`${game}-${step.picture}.svg`);
      for (const rule of step.rules) expect(known).toContain(rule);
    }
  });
});
