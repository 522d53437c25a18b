// The one instrument of a monitor: boxes that fill as a station works. Only what lies open at the table is drawn.
import type { Catalogue, Side, Station, View, Zone } from '../types';

/** A box of an instrument; `on` is filled, otherwise it is outlined. */
export interface Box { x: number; y: number; w: number; h: number; on: boolean; text?: string }

const row = (count: number, box: (place: number) => Partial<Box> & { on: boolean }, w = 30, h = 38): Box[] => Array.from({ length: count }, (_, place) => ({ x: place * (w + 8), y: 0, w, h, ...box(place) }));
const SIDES: readonly Side[] = ['fore', 'starboard', 'aft', 'port'];
/** Where the tiles of a zone stand around the ship. */
const ZONES: Record<Zone, (place: number) => { x: number; y: number }> = {
  fore: (place) => ({ x: 36 + place * 18, y: 0 }),
  aft: (place) => ({ x: 36 + place * 18, y: 60 }),
  port: (place) => ({ x: 0, y: 12 + place * 18 }),
  starboard: (place) => ({ x: 108, y: 12 + place * 18 }),
  centre: (place) => ({ x: 45 + place * 18, y: 30 }),
};

export function instrument(view: View, catalogue: Catalogue, station: Station, letter: (side: Side) => string): Box[] {
  switch (station) {
    case 'captain': return [];
    case 'engineering': {
      const laid = view.engineering.tiles.flatMap(({ at }) => (at ? [at] : []));
      if (laid.length === 0) return row(view.engineering.tiles.length || catalogue.engineering.draw, () => ({ on: false }), 18, 18);
      const [left, top] = [Math.min(...laid.map(([x]) => x)), Math.min(...laid.map(([, y]) => y))];
      return laid.map(([x, y]) => ({ x: (x - left) * 24, y: (y - top) * 24, w: 22, h: 22, on: true }));
    }
    case 'helm': return row(view.helm.plan.length, (place) => ({ on: view.helm.plan[place] !== null, text: String(place + 1) }));
    case 'sensors': return row(view.sensors.cards.length, (place) => ({ on: view.sensors.cards[place]!.covered === view.sensors.cards[place]!.shape }));
    case 'shields': {
      const used: Record<string, number> = {};
      const placed = view.shields.tiles.flatMap(({ zone }) => (zone ? [{ zone, place: (used[zone] = (used[zone] ?? -1) + 1) }] : []));
      return (Object.keys(ZONES) as Zone[]).flatMap((zone) => Array.from({ length: zone === 'centre' ? catalogue.shields.centre : catalogue.shields.outer }, (_, place) => ({ ...ZONES[zone](place), w: 15, h: 15, on: placed.some((tile) => tile.zone === zone && tile.place === place) })));
    }
    case 'weapons': return row(view.weapons.tubes.length, (place) => ({ on: view.weapons.tubes[place]!.loaded, text: String(place + 1) }));
    case 'tractor': {
      const wide = Math.ceil(Math.sqrt(view.tractor.tiles.length));
      return view.tractor.tiles.flatMap(({ face, gone }, place) => (gone ? [] : [{ x: (place % wide) * 17, y: Math.floor(place / wide) * 17, w: 14, h: 14, on: face !== null }]));
    }
    case 'jump': return catalogue.jump.card.map((_, place) => ({ x: (place % 6) * 20, y: Math.floor(place / 6) * 24, w: 16, h: 20, on: place < view.jump.active.length }));
    case 'damage': return row(4, (place) => ({ on: false, text: `${letter(SIDES[place]!)} ${view.damage.decks[place] ?? 0}` }), 40, 34);
  }
}
