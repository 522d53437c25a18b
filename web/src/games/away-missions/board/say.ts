// What lies on a place, in words: short as the name of the place, and at length for the region that speaks when the cursor comes there.
import { DIRECTIONS, keyOf, opposite, same, step } from './hex';
import type { Axial, BoardData, BoardFigure, BoardTile, Direction, HatchState } from './types';
import { list, t } from './words';

export const directionName = (side: Direction): string => t(`amb-side-${side}`);
export const hatchName = (state: HatchState): string => t(`amb-hatch-${state}`);

export function tileAt(data: BoardData, at: Axial): BoardTile | undefined {
  return data.tiles.find((tile) => same(tile.at, at));
}

/** The state of the hatch on an edge, from whichever side it is listed. */
export function hatchOn(data: BoardData, at: Axial, side: Direction): HatchState | null {
  const beyond = step(at, side);
  return data.hatches?.find((hatch) => (same(hatch.at, at) && hatch.side === side) || (same(hatch.at, beyond) && hatch.side === opposite(side)))?.state ?? null;
}

export function figureName(figure: BoardFigure, count = 1): string {
  const parts = [count > 1 ? t('amb-many', { count, name: figure.name }) : figure.name];
  if (figure.hp !== undefined) parts.push(figure.hpOf === undefined ? t('amb-hp', { hp: figure.hp }) : t('amb-hp-of', { hp: figure.hp, of: figure.hpOf }));
  if (figure.stunned) parts.push(t('amb-stunned'));
  if (figure.staggered) parts.push(t('amb-staggered', { count: figure.staggered }));
  if (figure.grappled) parts.push(t('amb-grappled'));
  if (figure.invisible) parts.push(t('amb-invisible'));
  if (figure.note) parts.push(figure.note);
  return parts.join(', ');
}

const figuresAt = (data: BoardData, at: Axial) => (data.figures ?? []).filter((figure) => !figure.ghost && same(figure.at, at));

/** "Tile 23, Chief, 2 Bugs". */
export function placeName(data: BoardData, at: Axial): string {
  const tile = tileAt(data, at);
  if (!tile) return t('amb-empty', { q: at[0], r: at[1] });
  const parts = [tile.said ?? (!tile.scanned ? t('amb-unscanned', { q: at[0], r: at[1] }) : tile.number === undefined ? t('amb-tile-blank') : t('amb-tile', { number: tile.number }))];
  if (tile.name) parts.push(tile.name);
  if (tile.note) parts.push(tile.note);
  const counts = new Map<string, { figure: BoardFigure; count: number }>();
  for (const figure of figuresAt(data, at)) {
    const key = figure.seat ? figure.id : `${figure.art} ${figure.name}`;
    counts.set(key, { figure, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  for (const { figure, count } of counts.values()) parts.push(count > 1 ? t('amb-many', { count, name: figure.name }) : figure.name);
  for (const token of tile.tokens ?? []) parts.push(tokenName(token));
  const marks = (data.marks ?? []).filter((mark) => same(mark.at, at));
  for (const { note, plate } of marks) if (note ?? plate) parts.push((note ?? plate)!);
  return parts.join(', ');
}

export function tokenName({ kind, up, count = 1, name }: NonNullable<BoardTile['tokens']>[number]): string {
  const word = name ?? t(up ? `amb-token-up-${kind}` : `amb-token-${kind}`);
  return count > 1 ? t('amb-many', { count, name: word }) : word;
}

/** Everything that the name leaves out: figures one by one, the vent, and what is on each side. */
export function placeDetails(data: BoardData, at: Axial): string {
  const tile = tileAt(data, at);
  if (!tile) return '';
  const lines = figuresAt(data, at).filter((figure) => figure.hp !== undefined || figure.stunned || figure.staggered || figure.note).map((figure) => figureName(figure));
  if (tile.vent) lines.push(t('amb-vent'));
  if (tile.arrow !== undefined && tile.scanned) lines.push(t('amb-arrow', { side: directionName(tile.arrow) }));
  const there = new Set(data.tiles.map((other) => keyOf(other.at)));
  const free: string[] = [];
  for (const side of DIRECTIONS) {
    const hatch = hatchOn(data, at, side);
    if (hatch) lines.push(t('amb-side-hatch', { side: directionName(side), hatch: hatchName(hatch) }));
    else if (there.has(keyOf(step(at, side)))) free.push(directionName(side));
  }
  for (const link of data.links ?? []) if (same(link.from, at) || same(link.to, at)) lines.push(t('amb-link', { mark: link.mark }));
  if (free.length > 0) lines.push(t('amb-free', { sides: list(free) }));
  return lines.join('. ');
}
