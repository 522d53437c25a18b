// The words of the box page. Whoever imports this waits until they are there. The server's sentences about a position are in the game's own file.
import { i18n } from '../../../i18n/i18n.svelte';
import type { PhraseLike } from '../../../i18n/speaker';
import { HttpError } from '../../../net/http';
import { alienName, itemName, whoName } from '../board/names';
import type { Axial } from '../board/types';
import { isScanned, tileOf, type Position } from './position';
import type { Order } from './turn';

await i18n.learn('file', 'away-missions', 'away-missions-board-web', 'away-missions-box-web');

export const t = (key: string, args?: Record<string, string | number>): string => i18n.t(key, args);

/** "tile 23", or where it lies when it has no number yet. */
export function tileName(position: Position, at: Axial): string {
  const tile = tileOf(position, at);
  return tile && isScanned(tile) && tile.number !== undefined ? String(tile.number) : t('amb-box-unscanned-at', { q: at[0], r: at[1] });
}

/** An Alien by its id: its name, with its number when there are others of its kind. */
export function alienTitle(position: Position, id: string): string {
  const [, type, number] = /^(.*?)-(\d+)$/.exec(id) ?? [null, id, ''];
  const kind = position.aliens?.find((alien) => alien.id === id)?.type ?? type!;
  const several = (position.aliens ?? []).filter((alien) => alien.type === kind).length > 1;
  return several && number ? t('amb-box-nth', { name: alienName(kind), number }) : alienName(kind);
}

/** The arguments of an order as words. */
function argsOf(order: Order, position: Position): Record<string, string | number> {
  const named = Object.entries(order.names ?? {}).map(([key, { who, alien, item, tile, tiles }]): [string, string] => [
    key,
    who !== undefined ? whoName(who) : alien !== undefined ? alienTitle(position, alien) : item !== undefined ? itemName(item) : tile !== undefined ? tileName(position, tile) : (tiles ?? []).map((at) => tileName(position, at)).join(', '),
  ]);
  return { ...order.args, ...Object.fromEntries(named) };
}
export const orderText = (order: Order, position: Position): string => t(order.key, argsOf(order, position));
export const whyText = (order: Order, position: Position): string => (order.why ? t(order.why, argsOf(order, position)) : '');

export interface Refusal { text: string; /** Where in the file, if it says so. */ place: string | null }

/** What the server said against a position. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof HttpError) || !error.phrase) return { text: t('amb-box-unreachable'), place: null };
  const phrase: PhraseLike = error.phrase;
  const place = phrase.args?.find(([name]) => name === 'place' || name === 'where')?.[1];
  return { text: i18n.phrase(phrase, () => ''), place: place && 'text' in place ? place.text : null };
}

/** The place on the map that a place in the file is about. */
export function mapPlace(position: Position, place: string | null): Axial | null {
  const found = /^(tiles|hatches|rocketeers|aliens)\[(\d+)\]/.exec(place ?? '');
  if (!found) return null;
  const number = Number(found[2]);
  switch (found[1]) {
    case 'tiles': return position.tiles[number]?.at ?? null;
    case 'hatches': return position.hatches?.[number]?.between[0] ?? null;
    case 'rocketeers': return position.rocketeers?.[number]?.at ?? null;
    default: return position.aliens?.[number]?.at ?? null;
  }
}
