// The referee's forms: what people fill in for each kind of question, in the words of the open format. A form makes a file; the server judges it.

/** One field of a form. `name` is its key in the file. What is left empty is left out. */
export type Field =
  | { name: string; as: 'number'; min?: number; max: number; start?: number }
  | { name: string; as: 'check' }
  | { name: string; as: 'choice'; of: readonly string[]; words: 'side' | 'system' | 'facing' | 'ship' | 'plain' }
  /** Names or numbers between spaces. */
  | { name: string; as: 'texts' | 'dice' | 'square' | 'rows'; start?: string }
  | { name: string; as: 'text' }
  | { name: string; as: 'group'; fields: readonly Field[] }
  | { name: string; as: 'list'; fields: readonly Field[]; most: number }
  | { name: string; as: 'shield-tiles' };

export type Kind = 'shields' | 'engineering' | 'jump' | 'enemy' | 'damage';
export const KINDS: readonly Kind[] = ['shields', 'engineering', 'jump', 'enemy', 'damage'];
export const FORMAT = 'space-cadets-referee/1';

export const SIDES = ['fore', 'starboard', 'aft', 'port'] as const;
export const ZONES = [...SIDES, 'centre'] as const;
const SYSTEMS = ['helm', 'shields', 'sensors', 'weapons', 'tractor', 'jump', 'repair'] as const;
const FACINGS = ['N', 'E', 'S', 'W'] as const;
const SHIPS = ['scout-a', 'scout-b', 'raider-a', 'raider-b', 'mine', 'picket', 'escort', 'cruiser', 'vengeance', 'destroyer', 'jammer', 'lancer', 'hades', 'carrier', 'phantom', 'dreadnought'] as const;
const side = (name = 'side'): Field => ({ name, as: 'choice', of: SIDES, words: 'side' });
const bySide = (name: string, most: number): Field => ({ name, as: 'group', fields: SIDES.map((each) => ({ name: each, as: 'number', max: most })) });
const bySystem = (name: string, most: number): Field => ({ name, as: 'group', fields: SYSTEMS.map((each) => ({ name: each, as: 'number', max: most })) });
const die = (name: string): Field => ({ name, as: 'number', min: 1, max: 6 });
const where: readonly Field[] = [side(), die('roll'), side('captain')];
const inForce: Field = { name: 'damage', as: 'texts' };

export const FORMS: Record<Kind, readonly Field[]> = {
  shields: [{ name: 'tiles', as: 'shield-tiles' }, { name: 'energy', as: 'number', max: 4 }, { name: 'hits', as: 'list', most: 12, fields: [side(), { name: 'amount', as: 'number', max: 99 }] }, inForce],
  engineering: [bySystem('icons', 20), { name: 'trades', as: 'list', most: 8, fields: [{ name: '0', as: 'choice', of: SYSTEMS, words: 'system' }, { name: '1', as: 'choice', of: SYSTEMS, words: 'system' }] }, inForce],
  jump: [
    { name: 'energy', as: 'number', max: 4, start: 1 }, { name: 'roll', as: 'dice' }, { name: 'active', as: 'texts' },
    { name: 'actions', as: 'list', most: 12, fields: [{ name: 'do', as: 'text' }, { name: 'dice', as: 'dice' }, { name: 'to', as: 'dice' }] },
    { name: 'claim', as: 'text' }, { name: 'objectives_done', as: 'check' }, { name: 'core_breach', as: 'check' }, inForce,
  ],
  enemy: [
    { name: 'map', as: 'group', fields: [{ name: 'rows', as: 'rows', start: '..........\n..........\n..........\n..........\n..........\n..........\n..........\n..........\n..........\n..........' }] },
    { name: 'ship', as: 'group', fields: [{ name: 'at', as: 'square' }, { name: 'facing', as: 'choice', of: FACINGS, words: 'facing' }, { name: 'speed', as: 'number', max: 6, start: 2 }] },
    bySide('shields', 99),
    { name: 'enemies', as: 'list', most: 12, fields: [{ name: 'ship', as: 'choice', of: SHIPS, words: 'ship' }, { name: 'at', as: 'square' }, { name: 'locked', as: 'check' }, { name: 'damage', as: 'number', max: 99 }, die('lock_roll'), { name: 'to', as: 'square' }, { name: 'fire_roll', as: 'dice' }, side(), die('side_roll')] },
    inForce,
  ],
  damage: [
    bySide('shields', 99), { name: 'decks', as: 'group', fields: SIDES.map((each) => ({ name: each, as: 'texts' as const })) },
    { name: 'core', as: 'group', fields: [{ name: 'box', as: 'number', max: 11, start: 0 }, { name: 'breach', as: 'check' }] }, { name: 'speed', as: 'number', max: 6 },
    { name: 'events', as: 'list', most: 12, fields: [{ name: 'amount', as: 'number', max: 99 }, { name: 'internal', as: 'check' }, ...where] }, inForce,
  ],
};

/** What is typed, field by field: text as it stands in its place, so that nothing half typed is lost. */
export type Draft = { [name: string]: string | boolean | Draft | Draft[] };

/** A draft with nothing in it but what a form begins with. */
export function fresh(fields: readonly Field[]): Draft {
  return Object.fromEntries(fields.map((field): [string, Draft[string]] => {
    switch (field.as) {
      case 'check': return [field.name, false];
      case 'group': return [field.name, fresh(field.fields)];
      case 'list': return [field.name, []];
      case 'shield-tiles': return [field.name, Object.fromEntries(ZONES.map((zone) => [zone, '']))];
      case 'number': return [field.name, field.start === undefined ? '' : String(field.start)];
      case 'texts': case 'dice': case 'square': case 'rows': return [field.name, field.start ?? ''];
      default: return [field.name, ''];
    }
  }));
}

const words = (text: string): string[] => text.split(/[\s,;]+/).filter((word) => word !== '');
/** A number where one is meant; what is no number stays as it was typed, and the server says so. */
const figure = (text: string): number | string => (/^-?\d+$/.test(text) ? Number(text) : text);

function valueOf(field: Field, typed: Draft[string] | undefined): unknown {
  if (typed === undefined) return undefined;
  switch (field.as) {
    case 'check': return typed === true ? true : undefined;
    case 'group': { const found = objectOf(field.fields, typed as Draft); return Object.keys(found).length > 0 ? found : undefined; }
    case 'list': {
      const list = (typed as Draft[]).map((each) => objectOf(field.fields, each));
      // A trade is a pair without names.
      return list.length === 0 ? undefined : field.fields[0]?.name === '0' ? list.map((each) => [each['0'] ?? '', each['1'] ?? '']) : list;
    }
    case 'shield-tiles': return Object.fromEntries(Object.entries(typed as Draft).flatMap(([zone, text]) => (words(String(text)).length > 0 ? [[zone, words(String(text))]] : [])));
  }
  const text = String(typed).trim();
  if (text === '') return undefined;
  switch (field.as) {
    case 'number': return figure(text);
    case 'texts': return words(text);
    case 'dice': case 'square': return words(text).map(figure);
    case 'rows': return String(typed).split('\n').map((row) => row.trimEnd()).filter((row) => row !== '');
    default: return text;
  }
}
const objectOf = (fields: readonly Field[], draft: Draft): Record<string, unknown> => Object.fromEntries(fields.flatMap((field) => { const value = valueOf(field, draft[field.name]); return value === undefined ? [] : [[field.name, value]]; }));

/** The file that a draft stands for. */
export const fileOf = (kind: Kind, draft: Draft): Record<string, unknown> => ({ format: FORMAT, kind, ...objectOf(FORMS[kind], draft) });

/** A draft from a file; what the form has no place for is left out. */
export function draftOf(fields: readonly Field[], file: Record<string, unknown>): Draft {
  const draft = fresh(fields);
  for (const field of fields) {
    const value = file[field.name];
    if (value === undefined || value === null) continue;
    switch (field.as) {
      case 'check': draft[field.name] = value === true; break;
      case 'group': if (typeof value === 'object') draft[field.name] = draftOf(field.fields, value as Record<string, unknown>); break;
      case 'list': if (Array.isArray(value)) draft[field.name] = value.map((each) => draftOf(field.fields, each as Record<string, unknown>)); break;
      case 'shield-tiles': draft[field.name] = Object.fromEntries(ZONES.map((zone) => [zone, ((value as Record<string, unknown[]>)[zone] ?? []).join(' ')])); break;
      case 'rows': draft[field.name] = Array.isArray(value) ? value.join('\n') : ''; break;
      default: draft[field.name] = Array.isArray(value) ? value.join(' ') : String(value);
    }
  }
  return draft;
}
