// Words of the board, and the game's own names for things.
import { i18n } from '../../i18n/i18n.svelte';
import type { Catalogue, Command, Equipment, Facing, Object as Thing, Side, Station, Step, System, View } from './types';

await i18n.learn('space-cadets', 'space-cadets-web');

type Args = Record<string, string | number>;
export const t = (key: string, args?: Args): string => i18n.t(key, args);

const slug = (name: string): string => name.replace(/[ _]/g, '-').toLowerCase();
const named = (group: string) => (name: string): string => i18n.t(`space-cadets-${group}-${slug(name)}`);

export const stationName = named('station') as (station: Station) => string;
export const systemName = named('system') as (system: System) => string;
export const sideName = named('side') as (side: Side) => string;
export const facingName = named('facing') as (facing: Facing) => string;
export const stepName = named('step') as (step: Step) => string;
/** One word for a step, where its number stands beside it. */
export const stepShort = (step: Step): string => i18n.t(`scw-short-${step}`);
export const equipmentName = named('equipment') as (card: Equipment) => string;
export const equipmentText = (card: Equipment): string => named('equipment')(`${card}-text`);
export const shipName = named('ship');
export const damageName = named('damage');
export const damageText = (name: string): string => named('damage')(`${name}-text`);
export const maneuverName = named('maneuver');
export const patternName = named('pattern');
export const shapeName = named('shape');
export const symbolName = named('symbol');
export const repairName = named('repair');
export const tractorName = named('tractor');
export const colourName = named('colour');
export const terrainName = named('terrain');
export const lockName = named('lock');
export const missionName = named('mission');
export const missionText = (mission: string): string => named('mission')(`${mission}-text`);
export const fluxText = named('flux');
export const killText = named('kill');
export const endText = named('end');

export function thingName(catalogue: Catalogue, thing: Thing): string {
  if (thing === 'nemesis') return shipName('nemesis');
  if ('crystal' in thing) return t('scw-crystal', { name: named('crystal')(catalogue.crystal), number: thing.crystal + 1 });
  return shipName(catalogue.ships[thing.enemy]?.name ?? '');
}

export const squareName = ([x, y]: readonly [number, number]): string => t('scw-square', { x: x + 1, y: y + 1 });

/** Everything on the map that can be a target, with its square. */
export function thingsOn(view: View): { thing: Thing; at: [number, number] }[] {
  const enemies = view.enemies.map(({ ship, at }) => ({ thing: { enemy: ship } as Thing, at }));
  const crystals = view.crystals.flatMap(({ state, at }, number) => (state === 'free' ? [{ thing: { crystal: number } as Thing, at }] : []));
  const nemesis = view.nemesis.at ? [{ thing: 'nemesis' as Thing, at: view.nemesis.at }] : [];
  return [...enemies, ...crystals, ...nemesis];
}

export const sameThing = (one: Thing | null, other: Thing | null): boolean => JSON.stringify(one) === JSON.stringify(other);
export const sameCommand = (one: Command, other: Command): boolean => JSON.stringify(one) === JSON.stringify(other);
