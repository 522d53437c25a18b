// A scenario from a file. Only what the editor needs to draw it is looked at here; everything else the server says.
import { FORMAT, KINDS, type Scenario } from './scenario';

export interface Fault { key: string; args?: Record<string, string | number> }
export type Read = { scenario: Scenario } | { fault: Fault };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): boolean => isObject(value) && typeof value.en === 'string' && typeof value.fr === 'string';
const isPlace = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every((part) => Number.isInteger(part) && Math.abs(part as number) <= 99);
const isList = (value: unknown, each: (thing: unknown) => boolean): boolean => value === undefined || (Array.isArray(value) && value.every(each));

export function readScenario(text: string): Read {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { fault: { key: 'amb-bad-json' } };
  }
  // A file may hold several; the editor draws one.
  if (Array.isArray(file) && file.length === 1) file = file[0];
  if (!isObject(file)) return { fault: { key: 'amb-edit-bad-shape' } };
  if (file.format !== FORMAT) return { fault: { key: 'amb-edit-bad-format', args: { format: typeof file.format === 'string' ? file.format.slice(0, 60) : '–' } } };
  const tiles = file.tiles;
  if (!Array.isArray(tiles)) return { fault: { key: 'amb-edit-bad-shape' } };
  const bad = tiles.findIndex((tile) => !isObject(tile) || !isPlace([tile.q, tile.r]) || !KINDS.some((kind) => kind === tile.kind) || !(tile.tokens === undefined || (isObject(tile.tokens) && Object.values(tile.tokens).every((many) => Number.isInteger(many)))));
  if (bad >= 0) return { fault: { key: 'amb-bad-tile', args: { number: bad + 1 } } };
  const start = file.start;
  const fine = isTexts(file.name) && isTexts(file.intro) && isTexts(file.goal) && typeof file.id === 'string' && isObject(start) && typeof start.tile === 'string' && isList(start.candidates, isPlace) && (start.at === undefined || isPlace(start.at))
    && isObject(file.victory) && isList(file.rules, isObject) && isList(file.actions, isObject) && isList(file.defeat, isObject) && isList(file.scenario_items, isObject)
    && isList(file.marker_pools, (pool) => isObject(pool) && typeof pool.id === 'string' && isList(pool.positions, isPlace) && Array.isArray(pool.markers))
    && isList(file.links, (link) => isObject(link) && isPlace(link.a) && isPlace(link.b)) && (file.sets === undefined || (isObject(file.sets) && Object.values(file.sets).every((set) => isList(set, isPlace))));
  return fine ? { scenario: file as unknown as Scenario } : { fault: { key: 'amb-edit-bad-shape' } };
}

export const writeScenario = (scenario: Scenario): string => `${JSON.stringify(scenario, null, 2)}\n`;
