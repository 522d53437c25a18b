// What a planned turn would do, as the server foretells it: one short word for under the card, and the sentences behind it.
import type { PhraseArg, PhraseLike } from '../../i18n/speaker';
import { actionKey } from './deck';
import type { Catalogue, Happening, OutlookView, View, WhyNot } from './types';

/** What the words need to know: who acts in which place, which threat is which card, which weapon is where. */
export interface Telling {
  view: View;
  catalogue: Catalogue;
}

export interface Foretold {
  /** A message `saw-short-<short>`. */
  short: string;
  count: number;
  /** Nothing comes of it, or worse. */
  bad: boolean;
  sentences: PhraseLike[];
  rule: string | null;
}

const hyphens = (name: string) => name.toLowerCase().replaceAll('_', '-');
const word = (group: string, name: string): PhraseArg => ({ key: `space-alert-${group}-${hyphens(name)}` });
const number = (value: number | boolean): PhraseArg => ({ number: Number(value) });
const say = (name: string, args: Record<string, PhraseArg> = {}): PhraseLike => ({ key: `space-alert-happening-${name}`, args: Object.entries(args) });

/** The rule behind "nothing comes of it". */
const RULES: Partial<Record<WhyNot, string>> = {
  no_card: 'SA-2.4', knocked_out: 'SA-5.9', hull: 'SA-6.2', already_there: 'SA-12.3', already_fired: 'SA-8.5', no_energy: 'SA-8.4',
  full: 'SA-7.1', no_fuel: 'SA-7.3', no_rocket: 'SA-8.7', rocket_track_busy: 'SA-8.7', already_maintained: 'SA-10.2', no_check_now: 'SA-10.2',
  no_squad: 'SA-9.7', squad_disabled: 'SA-9.7', squad_active: 'SA-9.3', storage_empty: 'SA-9.3', no_intruder: 'SA-9.7', space_taken: 'SA-9.10',
  unrepairable: 'SA-11.5', no_target: 'SA-13.3', absorbed: 'SA-13.9',
};
export const ruleOf = (why: WhyNot, otherwise = 'SA-5.10'): string => RULES[why] ?? otherwise;

function who({ view }: Telling, place: number): PhraseArg {
  const member = view.order[place] ?? 0;
  const seat = view.crew[member]?.seat ?? null;
  return seat === null ? { key: androidKey(view, member) } : { seat };
}

/** The message with an android's name. Androids are numbered after the people. */
export function androidKey(view: View, member: number): string {
  const people = view.mission.solo ? 0 : view.people.length;
  return `space-alert-android-${Math.min(5, member - people + 1)}`;
}

function threat({ view, catalogue }: Telling, id: number): PhraseArg {
  const card = view.threats[id]?.card ?? null;
  return { key: `space-alert-threat-${card === null ? 'unknown' : (catalogue.threats[card]?.name ?? 'unknown')}` };
}

type Weapon = Extract<Happening, { what: 'aims' }>['weapon'];
function weapon({ catalogue }: Telling, of: Weapon): PhraseArg {
  if (typeof of === 'string') return word('weapon', of);
  const station = of.cannon;
  const kind = catalogue.ship?.weapon.find((each) => each.station === station)?.kind ?? 'pulse';
  const zone = { R: 'red', W: 'white', B: 'blue' }[station[1] as 'R' | 'W' | 'B'];
  return kind === 'pulse' ? word('weapon', 'pulse') : word('weapon', `${kind}-${zone}`);
}

type Store = Extract<Happening, { what: 'energy_moved' }>['from'];
function store(of: Store): PhraseArg {
  if (of === 'fuel') return word('store', 'fuel');
  return 'shield' in of ? word('store', `shield-${of.shield}`) : word('store', `reactor-${of.reactor}`);
}

/** The sentence about a happening; nothing for those that a plan does not need. */
export function happeningPhrase(told: Telling, happening: Happening): PhraseLike | null {
  const name = hyphens(happening.what);
  switch (happening.what) {
    case 'no_effect':
      return happening.action === null
        ? say('idle', { who: who(told, happening.player), why: word('why', happening.why) })
        : say('no-effect', { who: who(told, happening.player), action: { key: actionKey(happening.action) }, why: word('why', happening.why) });
    case 'moves': return say(name, { who: who(told, happening.player), station: word('station', happening.to) });
    case 'delayed': case 'not_delayed': {
      const args = { who: who(told, happening.player), turn: number(happening.turn) };
      return typeof happening.why === 'string'
        ? say(name, { ...args, why: word('delay', happening.why) })
        : say(`${name}-by-threat`, { ...args, threat: threat(told, happening.why.threat) });
    }
    case 'card_lost': case 'squad_revived': case 'squad_disabled': case 'takes_off': case 'stays_out': case 'returns':
      return say(name, { who: who(told, happening.player) });
    case 'fires': return say(name, { who: who(told, happening.player), weapon: weapon(told, { cannon: happening.station }), heroic: number(happening.heroic) });
    case 'energy_moved':
      return say(name, { who: who(told, happening.player), from: store(happening.from), to: store(happening.to), blocks: number(happening.blocks), extra: number(happening.extra) });
    case 'computer_maintained': return say(name, { who: who(told, happening.player), phase: number(happening.phase) });
    case 'looks_out': return say(name, { who: who(told, happening.player), count: number(happening.count) });
    case 'rocket_launched': return say(name, { who: who(told, happening.player), left: number(happening.left) });
    case 'squad_taken':
      return say(name, { who: who(told, happening.player), station: word('station', happening.station), disabled: number(happening.squad === 'disabled') });
    case 'repairs': {
      const args = { threat: threat(told, happening.threat), points: number(happening.points), damage: number(happening.damage) };
      return happening.player === null ? say('repairs-together', args) : say(name, { who: who(told, happening.player), ...args });
    }
    case 'repair_pending':
      return say(name, { who: who(told, happening.player), threat: threat(told, happening.threat), people: number(happening.people), needed: number(happening.needed) });
    case 'attacks_intruder': return say(name, { who: who(told, happening.player), threat: threat(told, happening.threat), damage: number(happening.damage) });
    case 'returns_fire': return say(name, { who: who(told, happening.player), threat: threat(told, happening.threat), dodged: number(happening.dodged) });
    case 'knocked_out': {
      const [how, by] = Object.entries(happening.why)[0] as [string, number];
      return say(`knocked-out-${hyphens(how)}`, { who: who(told, happening.player), threat: threat(told, by) });
    }
    case 'aims': return say(name, { weapon: weapon(told, happening.weapon), threat: threat(told, happening.threat), strength: number(happening.strength) });
    case 'aims_at_nothing': return say(name, { weapon: weapon(told, happening.weapon), why: word('why', happening.why) });
    case 'hit':
      return say(name, { threat: threat(told, happening.threat), strength: number(happening.strength), shield: number(happening.shield), damage: number(happening.damage), total: number(happening.total) });
    case 'unharmed': return say(name, { threat: threat(told, happening.threat), strength: number(happening.strength), why: word('why', happening.why) });
    case 'destroyed': return say(name, { threat: threat(told, happening.threat), points: number(happening.points) });
    default: return null;
  }
}

/** One turn of a plan in a word and in sentences. */
export function foretell(told: Telling, outlook: OutlookView): Foretold {
  const happenings = outlook.happenings;
  const sentences = happenings.flatMap((each) => happeningPhrase(told, each) ?? []);
  const why = happenings.flatMap((each) => (each.what === 'no_effect' || each.what === 'aims_at_nothing' || each.what === 'unharmed' ? [each.why] : []))[0] ?? null;
  const of = <W extends Happening['what']>(what: W) => happenings.filter((each): each is Extract<Happening, { what: W }> => each.what === what);
  const damage = of('hit').reduce((sum, hit) => sum + hit.damage, 0);
  const make = (short: string, bad = false, count = 0): Foretold => ({ short, count, bad, sentences, rule: bad ? (why === null ? 'SA-5.3' : ruleOf(why)) : null });
  if (of('knocked_out').length > 0) return make('knocked-out', true);
  if (of('destroyed').length > 0) return make('destroys');
  if (damage > 0) return make('damage', false, damage);
  if (of('aims').length > 0) return make('no-damage', true);
  if (of('aims_at_nothing').length > 0) return make('no-target', true);
  const energy = of('energy_moved')[0];
  if (energy) return make(energy.from === 'fuel' ? 'refuel' : energy.to !== 'fuel' && 'shield' in energy.to ? 'shield' : 'energy', false, energy.blocks + energy.extra);
  const simple: [Happening['what'], string][] = [
    ['computer_maintained', 'computer'], ['looks_out', 'look-out'], ['rocket_launched', 'rocket'], ['squad_taken', 'squad'], ['squad_revived', 'squad'],
    ['takes_off', 'fly-out'], ['stays_out', 'stay-out'], ['attacks_intruder', 'fight'], ['repairs', 'repair'], ['repair_pending', 'repair'], ['fires', 'fires'],
  ];
  for (const [what, short] of simple) if (happenings.some((each) => each.what === what)) return make(short);
  if (of('no_effect').length > 0) return make('nothing', true);
  if (of('delayed').some((delay) => delay.turn === outlook.turn)) return make('delayed', true);
  if (of('moves').length > 0) return make('move');
  if (of('returns').length > 0) return make('land');
  return make('none');
}
