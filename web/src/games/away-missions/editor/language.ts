// The scenario language as a description that forms are made from: what each block is made of and what may stand there. It mirrors the types that the
// server reads (docs/writing-scenarios.md); whether a scenario makes sense is for the server to say.
import { ALIENS, HATCH_STATES } from '../board/types';
import { ITEMS_DRAWN } from '../art/items';
import { TYPES } from '../box/position';
import { ROOMS } from '../box/printed';

export interface FieldOf { key: string; shape: ShapeName; /** May be left out. */ open?: boolean }
export type Shape =
  | { is: 'number'; least: number; most: number }
  | { is: 'flag' }
  | { is: 'yes' }
  | { is: 'name'; of: 'counter' | 'flag' | 'set' | 'free' | 'item' }
  | { is: 'place' }
  | { is: 'word'; group: string; words: readonly string[] }
  | { is: 'words'; group: string; words: readonly string[]; /** One word for all of them. */ all?: string }
  | { is: 'bilingual' }
  | { is: 'crew' }
  | { is: 'list'; of: ShapeName }
  | { is: 'record'; fields: readonly FieldOf[] }
  /** One of several: a plain word, an object with one key, or an object that one of its keys tells. */
  | { is: 'choice'; group: string; words?: readonly string[]; keyed?: Readonly<Record<string, ShapeName>>; whole?: Readonly<Record<string, ShapeName>>; /** What a bare value is. */ plain?: ShapeName };

const record = (...fields: FieldOf[]): Shape => ({ is: 'record', fields });
const field = (key: string, shape: ShapeName, open = false): FieldOf => ({ key, shape, open });
const bound = [field('gte', 'num', true), field('lte', 'num', true), field('eq', 'num', true)];

export const SHAPES = {
  // plain values
  count: { is: 'number', least: 0, most: 99 },
  whole: { is: 'number', least: -99, most: 99 },
  flag: { is: 'flag' },
  yes: { is: 'yes' },
  free: { is: 'name', of: 'free' },
  counter: { is: 'name', of: 'counter' },
  flagName: { is: 'name', of: 'flag' },
  set: { is: 'name', of: 'set' },
  item: { is: 'name', of: 'item' },
  at: { is: 'place' },
  texts: { is: 'bilingual' },
  crew: { is: 'crew' },
  room: { is: 'word', group: 'room', words: ROOMS },
  markerAt: { is: 'word', group: 'room', words: ['here', ...ROOMS] },
  marker: { is: 'word', group: 'room', words: ['decoy', ...ROOMS] },
  alien: { is: 'word', group: 'alien', words: TYPES },
  types: { is: 'words', group: 'alien', words: TYPES, all: 'any' },
  excluded: { is: 'words', group: 'alien', words: TYPES },
  profiles: { is: 'words', group: 'alien', words: ALIENS.filter((art) => art === 'war_thrall' || art === 'hive_queen' || art === 'overmind') },
  itemWord: { is: 'word', group: 'item', words: ITEMS_DRAWN },
  hatch: { is: 'word', group: 'hatch', words: HATCH_STATES },
  component: { is: 'word', group: 'item', words: ['mysterium', 'alien_blood', 'wire'] },
  damageKind: { is: 'word', group: 'damage', words: ['hit', 'loss'] },
  tag: { is: 'word', group: 'tag', words: ['discovery', 'rocketeer'] },
  shelf: { is: 'word', group: 'shelf', words: ['unused_rocketeer_items'] },
  stage: { is: 'word', group: 'stage', words: ['exploration', 'red_alert'] },
  picked: { is: 'word', group: 'tag', words: ['discovery', 'rocketeer'] },
  lying: { is: 'word', group: 'lying', words: ['discovery_token'] },
  destroyed: { is: 'word', group: 'fate', words: ['destroyed'] },
  lost: { is: 'word', group: 'fate', words: ['lost'] },
  moveTo: { is: 'word', group: 'fate', words: ['nearest_remaining'] },
  forbidden: { is: 'word', group: 'forbid', words: ['o2_action'] },
  pickBy: { is: 'word', group: 'pick', words: ['nearest_to_rocketeers', 'farthest_from_rocketeers', 'farthest_from_start', 'farthest_from_rocketeers_scanned', 'nearest_to_start_unoccupied'] },
  trigger: {
    is: 'word', group: 'on',
    words: ['setup', 'game_turn_start', 'rocketeer_turn_start', 'scan_phase', 'scanned', 'decoy_revealed', 'pickup', 'enter', 'kill', 'subdue', 'counter_reached', 'marker_removed', 'red_alert_start', 'red_alert_scan', 'alien_turn_start', 'alien_turn_end', 'cleanup', 'always'],
  },
  cost: { is: 'word', group: 'cost', words: ['ap', 'iq', 'combat_ap', 'free'] },
  itemsMode: { is: 'word', group: 'items', words: ['choose', 'choose_then_lose'] },
  linkEdge: { is: 'word', group: 'link', words: ['hatch', 'open'] },
  // numbers, places, people
  num: { is: 'choice', group: 'num', plain: 'whole', keyed: { by_crew: 'crew', counter: 'counter', count_tiles: 'countTiles' } },
  countTiles: record(field('of', 'wheres'), field('with_aliens', 'alienFilter', true), field('without_rocketeers', 'flag', true)),
  alienFilter: record(field('types', 'types'), field('stunned', 'flag', true)),
  where: {
    is: 'choice', group: 'where',
    words: ['muster', 'start', 'acting_tile', 'scanned_tile', 'here', 'anywhere', 'scanned_vents', 'scanned_standard_empty', 'thrall_tiles', 'faded_tile'],
    keyed: { tile: 'room', at: 'at', set: 'set', any_of: 'wheres', first_of: 'wheres', next_of: 'sets', scanned_with: 'lying' },
    whole: { pick: 'pick' },
  },
  wheres: { is: 'list', of: 'where' },
  sets: { is: 'list', of: 'set' },
  pick: record(field('pick', 'pickBy'), field('from', 'where', true)),
  who: { is: 'choice', group: 'who', words: ['all', 'any', 'acting', 'first_to_act'], keyed: { on: 'where', holding: 'item' } },
  // conditions
  condition: {
    is: 'choice', group: 'if',
    keyed: { all: 'conditions', any: 'conditions', not: 'condition', flag: 'flagName', on_tile: 'onTile', team_has: 'teamHas', aliens: 'alienCount', marker: 'markerIs', scanned: 'where', stage: 'stage', turn: 'bound', victim: 'alien', range: 'bound', picked: 'picked', distinct_counters: 'distinct' },
    whole: { counter: 'counterIs' },
  },
  conditions: { is: 'list', of: 'condition' },
  bound: record(...bound),
  counterIs: record(field('counter', 'counter'), ...bound),
  distinct: record(field('prefix', 'free'), ...bound),
  onTile: record(field('who', 'who'), field('where', 'where')),
  teamHas: record(field('item', 'item'), ...bound),
  alienCount: record(field('types', 'types'), field('where', 'where'), field('stunned', 'flag', true), ...bound),
  markerIs: record(field('tile', 'markerAt'), field('present', 'flag')),
  // effects
  effect: {
    is: 'choice', group: 'do',
    keyed: {
      spawn: 'spawn', alien_token: 'alienTokens', alert_token: 'soMany', damage: 'damage', panic: 'whom', mind_control: 'whom', o2: 'soMuch', heal: 'soMuch', counter: 'counterChange', flag: 'flagChange', marker: 'markerChange', hatches: 'hatches',
      unscan: 'tiles', reveal: 'revealed', remove_tile: 'removeTile', stun: 'stun', transform: 'transform', alien_move_all: 'yes', capture_target: 'yes', choose_one: 'effects', take_item: 'takeItem', recharge: 'recharge', give_item: 'giveItem', gain_component: 'gainComponent', red_alert: 'yes', switch: 'switches', win: 'yes', lose: 'texts',
    },
  },
  effects: { is: 'list', of: 'effect' },
  spawn: record(field('n', 'num'), field('type', 'alien'), field('where', 'where')),
  alienTokens: record(field('n', 'num'), field('where', 'where', true)),
  soMany: record(field('n', 'num')),
  damage: record(field('who', 'who'), field('n', 'num'), field('kind', 'damageKind')),
  whom: record(field('who', 'who')),
  soMuch: record(field('who', 'who'), field('n', 'num')),
  counterChange: record(field('name', 'counter'), field('add', 'num', true), field('set', 'num', true)),
  flagChange: record(field('name', 'flagName'), field('value', 'flag')),
  markerChange: record(field('tile', 'markerAt'), field('remove', 'flag')),
  hatches: record(field('where', 'where'), field('toward', 'where', true), field('state', 'hatch')),
  tiles: record(field('n', 'num'), field('where', 'where')),
  revealed: record(field('where', 'where')),
  removeTile: record(field('where', 'where'), field('aliens', 'destroyed'), field('rocketeers', 'expelled'), field('tokens', 'lost')),
  expelled: record(field('damage', 'num'), field('move_to', 'moveTo')),
  stun: record(field('where', 'where'), field('types', 'types', true)),
  transform: record(field('n', 'num'), field('from', 'alien'), field('to', 'alien'), field('where', 'where')),
  takeItem: record(field('who', 'who'), field('from', 'shelf')),
  recharge: record(field('who', 'who'), field('item_tag', 'tag')),
  giveItem: record(field('item', 'item'), field('who', 'who')),
  gainComponent: record(field('n', 'num'), field('component', 'component'), field('who', 'who')),
  switches: record(field('los_limit', 'count', true)),
  // rules and actions
  limit: { is: 'choice', group: 'limit', words: ['once', 'once_per_turn', 'once_per_rocketeer'], keyed: { per_turn: 'count', per_game: 'count', every: 'num' } },
  modifier: { is: 'choice', group: 'modifier', whole: { iq_dice: 'iqDice', forbid: 'forbid' } },
  iqDice: record(field('iq_dice', 'whole'), field('where', 'where')),
  forbid: record(field('forbid', 'forbidden'), field('who', 'who')),
  target: record(field('types', 'types'), field('stunned', 'flag', true), field('hp', 'count', true)),
  rule: record(field('id', 'free'), field('on', 'trigger'), field('where', 'where', true), field('if', 'condition', true), field('do', 'effects', true), field('modifier', 'modifier', true), field('limit', 'limit', true), field('every', 'num', true), field('text', 'texts')),
  action: record(field('id', 'free'), field('name', 'texts'), field('where', 'where'), field('cost', 'cost'), field('needs', 'condition', true), field('spend', 'spend', true), field('target', 'target', true), field('on_success', 'effects'), field('per_overkill', 'effects', true), field('max_overkill', 'count', true), field('limit', 'limit', true), field('text', 'texts')),
  spend: record(field('component:mysterium', 'num', true), field('component:alien_blood', 'num', true), field('component:wire', 'num', true)),
  defeat: record(field('if', 'condition'), field('text', 'texts')),
  // the rest of a scenario
  startingItems: record(field('mode', 'itemsMode'), field('per_rocketeer', 'count'), field('max_large', 'count'), field('keep_small', 'count', true), field('rest_as_rocketeer_tokens', 'flag', true), field('recommended', 'itemWords', true), field('text', 'texts', true)),
  itemWords: { is: 'words', group: 'item', words: ITEMS_DRAWN },
  supply: record(field('alien_exclude_types', 'excluded', true), field('discovery_guaranteed', 'guaranteed', true)),
  guaranteed: record(field('schematic', 'count', true), field('mysterium', 'count', true), field('thrall_oxygen_tank', 'count', true)),
  scenarioItem: record(field('id', 'free'), field('name', 'texts'), field('copies', 'count'), field('large', 'flag'), field('text', 'texts')),
  muster: { is: 'choice', group: 'where', words: [], keyed: { tile: 'room', at: 'at', set: 'set', alternate: 'wheres', any_of: 'wheres', first_of: 'wheres' }, whole: { pick: 'pick', fallback: 'musterFallback' } },
  musterFallback: record(field('tile', 'room'), field('fallback', 'where')),
} as const satisfies Record<string, unknown>;

export type ShapeName =
  | 'count' | 'whole' | 'flag' | 'yes' | 'free' | 'counter' | 'flagName' | 'set' | 'item' | 'at' | 'texts' | 'crew' | 'room' | 'markerAt' | 'marker' | 'alien' | 'types' | 'excluded' | 'profiles' | 'itemWord' | 'hatch' | 'component' | 'damageKind' | 'tag' | 'shelf' | 'stage'
  | 'picked' | 'lying' | 'destroyed' | 'lost' | 'moveTo' | 'forbidden' | 'pickBy' | 'trigger' | 'cost' | 'itemsMode' | 'linkEdge' | 'num' | 'countTiles' | 'alienFilter' | 'where' | 'wheres' | 'sets' | 'pick' | 'who' | 'condition' | 'conditions' | 'bound' | 'counterIs'
  | 'distinct' | 'onTile' | 'teamHas' | 'alienCount' | 'markerIs' | 'effect' | 'effects' | 'spawn' | 'alienTokens' | 'soMany' | 'damage' | 'whom' | 'soMuch' | 'counterChange' | 'flagChange' | 'markerChange' | 'hatches' | 'tiles' | 'revealed' | 'removeTile' | 'expelled'
  | 'stun' | 'transform' | 'takeItem' | 'recharge' | 'giveItem' | 'gainComponent' | 'switches' | 'limit' | 'modifier' | 'iqDice' | 'forbid' | 'target' | 'rule' | 'action' | 'spend' | 'defeat' | 'startingItems' | 'itemWords' | 'supply' | 'guaranteed' | 'scenarioItem' | 'muster' | 'musterFallback';

export const shapeOf = (name: ShapeName): Shape => SHAPES[name] as Shape;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which of its ways a value takes: the word, the key, or the bare value. */
export function wayOf(shape: Extract<Shape, { is: 'choice' }>, value: Json | undefined): string | null {
  if (typeof value === 'string' && shape.words?.includes(value)) return value;
  if (isObject(value)) {
    // The key that stands last in the list tells most: `fallback` before `tile`.
    const whole = Object.keys(shape.whole ?? {}).toReversed().find((key) => key in value);
    if (whole) return whole;
    return Object.keys(shape.keyed ?? {}).find((key) => key in value) ?? null;
  }
  return shape.plain && typeof value === 'number' ? '' : null;
}

export const waysOf = (shape: Extract<Shape, { is: 'choice' }>): string[] => [...(shape.plain ? [''] : []), ...(shape.words ?? []), ...Object.keys(shape.keyed ?? {}), ...Object.keys(shape.whole ?? {})];

/** What stands in a new block before anybody chose. */
export function fresh(name: ShapeName): Json {
  const shape = shapeOf(name);
  switch (shape.is) {
    case 'number': return Math.max(1, shape.least);
    case 'flag': return true;
    case 'yes': return true;
    case 'name': return '';
    case 'place': return [0, 0];
    case 'word': return shape.words[0]!;
    case 'words': return shape.all ?? [];
    case 'bilingual': return { en: '', fr: '' };
    case 'crew': return [1, 1, 1, 1, 1, 1];
    case 'list': return [fresh(shape.of)];
    case 'record': {
      const filled = Object.fromEntries(shape.fields.filter(({ open }) => !open).map(({ key, shape: of }) => [key, fresh(of)]));
      // A comparison needs one of its numbers.
      return shape.fields.some(({ key }) => key === 'gte') ? { ...filled, gte: 1 } : filled;
    }
    case 'choice': return takeWay(name, flatWay(name));
  }
}

/** A new value that takes a way. */
export function takeWay(name: ShapeName, way: string): Json {
  const shape = shapeOf(name) as Extract<Shape, { is: 'choice' }>;
  if (way === '' && shape.plain) return fresh(shape.plain);
  if (shape.words?.includes(way)) return way;
  const whole = shape.whole?.[way];
  if (whole) return fresh(whole);
  const inner = shape.keyed![way]!;
  // A block inside its own kind begins with the simplest of them: it would never end otherwise.
  const flat = () => takeWay(name, flatWay(name));
  if (inner === name) return { [way]: flat() };
  const listed = shapeOf(inner);
  return { [way]: listed.is === 'list' && listed.of === name ? [flat()] : fresh(inner) };
}

/** The first way that does not hold another block of the same kind. */
function flatWay(name: ShapeName): string {
  const shape = shapeOf(name) as Extract<Shape, { is: 'choice' }>;
  return waysOf(shape).find((way) => {
    const inner = shape.keyed?.[way];
    if (!inner) return true;
    const of = shapeOf(inner);
    return inner !== name && !(of.is === 'list' && of.of === name);
  })!;
}

/** Sets a field of a record, or leaves it out. */
export function withField(record: { readonly [key: string]: Json }, key: string, value: Json | undefined): { readonly [key: string]: Json } {
  if (value === undefined) {
    const { [key]: _, ...rest } = record;
    return rest;
  }
  return { ...record, [key]: value };
}
export { isObject };
