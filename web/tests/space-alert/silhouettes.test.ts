// Every threat has a drawing of its own: the threats are the engine's, the drawings those of art/.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogue } from './stage';
import { silhouetteOf } from '../../src/games/space-alert/art/silhouettes';
import { silhouette } from '../../src/games/space-alert/ship/silhouettes';

const sheet = (name: string) => readFileSync(fileURLToPath(new URL(`../../src/games/space-alert/art/${name}.svg`, import.meta.url)), 'utf8');
const symbols = (text: string) => [...text.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)">(.*)<\/symbol>/g)].map(([, id, viewBox, drawing]) => ({ id: id!, viewBox: viewBox!, drawing: drawing! }));
const base = [...symbols(sheet('external')), ...symbols(sheet('internal'))];
const all = [...base, ...symbols(sheet('new-frontier'))];
const newFrontier = (threat: { id: string }) => /-1\d\d$/.test(threat.id);

describe('silhouettes', () => {
  it('are one for each of the 55 threats of the base game, and for no others', () => {
    const threats = catalogue.threats.filter((threat) => !newFrontier(threat));
    expect(threats).toHaveLength(55);
    expect(base.map((symbol) => symbol.id).sort()).toEqual(threats.map((threat) => silhouetteOf(threat.name)).sort());
  });

  it('exist for every threat of the New Frontier', () => {
    const threats = catalogue.threats.filter(newFrontier);
    expect(threats).toHaveLength(48);
    for (const threat of threats) expect(all.map((symbol) => symbol.id), threat.name).toContain(silhouetteOf(threat.name));
  });

  it('are no two alike', () => {
    expect(new Set(all.map((symbol) => symbol.id)).size).toBe(all.length);
    expect(new Set(all.map((symbol) => symbol.drawing)).size).toBe(all.length);
  });

  it('are flat, of one size, and built from drawings that exist', () => {
    for (const { id, viewBox, drawing } of all) {
      expect(viewBox, id).toBe('0 0 64 40');
      expect(drawing, id).not.toMatch(/gradient|filter|opacity|<image|<text/i);
      expect(drawing.includes('var(--cut)') || drawing.includes('<use'), `${id} has a cut detail`).toBe(true);
      for (const [, used] of drawing.matchAll(/href="#([^"]+)"/g)) expect(base.map((symbol) => symbol.id), id).toContain(used);
    }
  });

  it('stand in by kind for threats that a table brought itself', () => {
    const own = { name: 'our-own-monster', kind: 'external' };
    expect(silhouetteOf(own.name)).toBeNull();
    expect(silhouette(own)).toBe('threat-fighter');
    expect(silhouette({ ...own, kind: 'internal' })).toBe('threat-alien');
    expect(silhouette({ ...own, kind: 'internal', malfunction: {} })).toBe('threat-crossed-wires');
  });
});
