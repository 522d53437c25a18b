// What changed on the map between two positions, so that it can be shown: who walked, who was hit, who fell, what was turned over, who came.
import type { Axial, BoardBurst, BoardFigure } from '../board/types';
import { alienFigure, bossFigure, rocketeerFigure } from '../offers';
import type { View } from '../types';
import { alienName } from '../words';

export interface Deeds {
  walks: { id: string; path: Axial[] }[];
  bursts: BoardBurst[];
  turned: Axial[];
  arrived: string[];
  /** Who was there and is no more: pale where they stood. */
  fallen: BoardFigure[];
}

/** More than this at once is no deed but a jump. */
const MOST = 12;
export const NO_DEEDS: Deeds = { walks: [], bursts: [], turned: [], arrived: [], fallen: [] };

export function deedsBetween(was: View, now: View): Deeds {
  if (was.scenario !== now.scenario || was.flown.length !== now.flown.length || was.packing !== null || Math.abs(now.turn - was.turn) > 1) return NO_DEEDS;
  const place = (id: number): Axial | null => {
    const tile = now.tiles.find((one) => one.id === id);
    return tile ? [tile.at[0], tile.at[1]] : null;
  };
  const deeds: Deeds = { walks: [], bursts: [], turned: [], arrived: [], fallen: [] };
  const walked = (id: string, from: number, to: number) => {
    const [a, b] = [place(from), place(to)];
    if (from !== to && a && b) deeds.walks.push({ id, path: [a, b] });
  };
  const changed = (figure: string, before: number, after: number) => {
    if (after < before) deeds.bursts.push({ figure, text: `−${before - after}`, look: 'hit' });
    else if (after > before) deeds.bursts.push({ figure, text: `+${after - before}`, look: 'good' });
  };
  for (const one of now.rocketeers) {
    const old = was.rocketeers.find(({ who }) => who === one.who);
    if (!old) continue;
    walked(rocketeerFigure(one.who), old.at, one.at);
    changed(rocketeerFigure(one.who), old.hp, one.hp);
  }
  for (const one of now.aliens) {
    const old = was.aliens.find(({ id }) => id === one.id);
    if (!old) deeds.arrived.push(alienFigure(one.id));
    else {
      walked(alienFigure(one.id), old.at, one.at);
      changed(alienFigure(one.id), old.hp, one.hp);
    }
  }
  for (const one of now.bosses) changed(bossFigure(one.type), was.bosses.find(({ type }) => type === one.type)?.hp ?? one.hp, one.hp);
  for (const old of was.aliens) {
    const at = place(old.at);
    if (!at || now.aliens.some(({ id }) => id === old.id)) continue;
    deeds.fallen.push({ id: alienFigure(old.id), art: old.type, at, name: alienName(old.type), ghost: true });
    deeds.bursts.push({ figure: alienFigure(old.id), text: '✕', look: 'hit' });
  }
  for (const tile of now.tiles) {
    const old = was.tiles.find(({ id }) => id === tile.id);
    if (old && !old.scanned && tile.scanned) deeds.turned.push([tile.at[0], tile.at[1]]);
  }
  const count = deeds.walks.length + deeds.bursts.length + deeds.turned.length + deeds.arrived.length;
  return count > MOST ? NO_DEEDS : deeds;
}
