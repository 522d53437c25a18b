// What this chair may do now, sorted by what it touches. Everything here comes from the options that the server lists.
import { aimName, cardName, itemName, overkillName, payName, roomName, t, targetName, thingName, tileName, where, whoName, inLanguage, scenarioOf } from './words';
import { named, type Action, type Answer, type Catalogue, type Command, type Pay, type View, type Who } from './types';

/** One way of doing it: paid differently, or with other items declared. */
export interface Way { command: Command; pay: string; with: string }

/** One thing that can be done. */
export interface Offer {
  key: string;
  verb: string;
  kind: 'go' | 'fight' | 'iq' | 'item' | 'answer' | 'end';
  who: Who | null;
  /** The tile it is about. */
  tile: number | null;
  /** The Alien, boss or Rocketeer it is about, by the figure's name on the map. */
  figure: string | null;
  hatch: readonly [number, number] | null;
  /** The card it is done with. */
  card: number | null;
  ways: Way[];
}

export const alienFigure = (id: number): string => `alien-${id}`;
export const bossFigure = (kind: string): string => `boss-${kind}`;
export const rocketeerFigure = (who: string): string => `rocketeer-${who}`;
const targetFigure = (target: { alien: number } | { boss: string }): string => ('alien' in target ? alienFigure(target.alien) : bossFigure(target.boss));

type Plain = Omit<Offer, 'key' | 'ways'>;
const nothing = { who: null, tile: null, figure: null, hatch: null, card: null } as const;

/** All of it, in the order of the list; ways of paying for the same thing lie together. */
export function offersOf(view: View, catalogue: Catalogue, options: readonly Command[]): Offer[] {
  const found = new Map<string, Offer>();
  for (const command of options) {
    const plain = describe(view, catalogue, command);
    const act = named(command, 'act');
    const key = act ? JSON.stringify([act.who, act.action]) : JSON.stringify(command);
    const way: Way = { command, pay: act ? payName(view, act.pay) : '', with: act ? (act.with ?? []).map(({ card }) => cardName(view, card)).join(', ') : '' };
    const known = found.get(key);
    if (known) known.ways.push(way);
    else found.set(key, { key, ...plain, ways: [way] });
  }
  for (const offer of found.values()) offer.ways.sort((a, b) => thrift(a.command) - thrift(b.command));
  return [...found.values()];
}

/** What is worth least is offered first: a narrow AP before a broad one, oxygen last. */
function thrift(command: Command): number {
  const act = named(command, 'act');
  if (!act) return 0;
  const order: readonly Pay[] = ['granted', 'combat', 'non_combat', 'standard', 'command', 'oxygen'];
  const place = typeof act.pay === 'object' ? 4.5 : order.indexOf(act.pay);
  return place + 10 * (act.with?.length ?? 0);
}

function describe(view: View, catalogue: Catalogue, command: Command): Plain {
  if (command === 'ready') return { ...nothing, kind: 'end', verb: t('amw-ready') };
  if (command === 'agree') return { ...nothing, kind: 'answer', verb: t('amw-agree') };
  if (command === 'proceed') return { ...nothing, kind: 'answer', verb: t('amw-proceed') };
  if (command === 'pass') return { ...nothing, kind: 'end', verb: t('amw-pass') };
  const act = named(command, 'act');
  if (act) return { ...nothing, who: act.who, ...action(view, catalogue, act.who, act.action) };
  const scan = named(command, 'scan');
  if (scan) {
    const tool = scan.scanner !== undefined && scan.scanner !== null ? scan.scanner : null;
    return { ...nothing, who: scan.who, kind: 'go', tile: scan.tile, card: tool, verb: scan.tile === null ? t('amw-draw-alert') : tool !== null ? t('amw-scan-with', { item: cardName(view, tool) }) : t('amw-scan', { tile: tileName(view, scan.tile) }) };
  }
  const propose = named(command, 'propose');
  if (propose) return { ...nothing, who: propose.who, kind: 'answer', figure: rocketeerFigure(propose.who), verb: t('amw-propose', { who: whoName(propose.who) }) };
  const pick = named(command, 'pick_up');
  if (pick) return { ...nothing, who: pick.who, kind: 'item', tile: tileOf(view, pick.who), verb: t('amw-pick-up', { thing: thingName(view, pick.what) }) };
  const use = named(command, 'use');
  if (use) return { ...nothing, who: use.who, kind: 'item', card: use.card, ...aimed(use.aim ?? 'nothing'), verb: withAim(t('amw-use', { item: cardName(view, use.card) }), aimName(view, use.aim ?? 'nothing')) };
  const recharge = named(command, 'recharge');
  if (recharge) return { ...nothing, who: recharge.who, kind: 'item', card: recharge.card, verb: t('amw-recharge', { item: cardName(view, recharge.card) }) };
  const trade = named(command, 'trade');
  if (trade) return { ...nothing, who: trade.who, kind: 'item', figure: rocketeerFigure(trade.with), verb: t('amw-trade-with', { who: whoName(trade.with) }) };
  const spend = named(command, 'spend');
  if (spend) return { ...nothing, kind: 'fight', verb: overkillName(view, spend.on), ...overkillPlace(spend.on) };
  const end = named(command, 'end_turn');
  if (end) return { ...nothing, who: end.who, kind: 'end', verb: t('amw-end-turn') };
  const answer = named(command, 'answer');
  if (answer) return { ...nothing, kind: 'answer', ...answered(view, catalogue, answer.answer) };
  const choose = named(command, 'choose');
  if (choose) return { ...nothing, who: choose.who, kind: 'answer', verb: t('amw-choose', { who: whoName(choose.who) }) };
  const take = named(command, 'take');
  if (take) return { ...nothing, who: take.who, kind: 'item', verb: itemName(take.item) };
  return { ...nothing, kind: 'answer', verb: t('amw-do') };
}

const withAim = (verb: string, aim: string): string => (aim ? t('amw-verb-aim', { verb, aim }) : verb);
const tileOf = (view: View, who: Who): number | null => view.rocketeers.find((one) => one.who === who)?.at ?? null;

function action(view: View, catalogue: Catalogue, who: Who, what: Action): Omit<Plain, 'who'> {
  const attack = named(what, 'attack');
  if (attack) return { ...nothing, kind: 'fight', figure: targetFigure(attack.target), card: attack.weapon, verb: t('amw-attack', { target: targetName(view, attack.target), item: cardName(view, attack.weapon) }) };
  const move = named(what, 'move');
  if (move) return { ...nothing, kind: 'go', tile: move.to, verb: t('amw-move', { tile: tileName(view, move.to) }) };
  const open = named(what, 'open_hatch');
  if (open) return { ...nothing, kind: 'go', hatch: [tileOf(view, who) ?? -1, open.toward], tile: open.toward, verb: t('amw-open', { tile: tileName(view, open.toward) }) };
  const heal = named(what, 'heal');
  if (heal) return { ...nothing, kind: 'iq', figure: rocketeerFigure(heal.patient), verb: t('amw-heal', { who: whoName(heal.patient) }) };
  const analyze = named(what, 'analyze');
  if (analyze) return { ...nothing, kind: 'iq', card: analyze.card, verb: t('amw-analyze', { item: cardName(view, analyze.card) }) };
  const subdue = named(what, 'subdue');
  if (subdue) return { ...nothing, kind: 'iq', figure: targetFigure(subdue.target), verb: t('amw-subdue', { target: targetName(view, subdue.target) }) };
  const talent = named(what, 'talent');
  if (talent) return { ...nothing, kind: 'fight', ...overkillPlace(talent.option), card: talent.band ?? null, verb: t('amw-talent', { option: overkillName(view, talent.option) }) };
  const mission = named(what, 'mission');
  if (mission) return { ...nothing, kind: 'iq', tile: tileOf(view, who), figure: mission.target !== undefined && mission.target !== null ? alienFigure(mission.target) : null, verb: missionName(view, catalogue, mission.action) };
  const item = named(what, 'item');
  return { ...nothing, kind: 'item', card: item?.card ?? null, verb: t('amw-use', { item: item ? cardName(view, item.card) : '' }) };
}

/** The scenario's own words for its Actions; a tile's are its own too. */
export function missionName(view: View, catalogue: Catalogue, number: number): string {
  const seen = view.actions.find(({ action: id }) => id === number);
  if (!seen) return t('amw-do');
  const own = scenarioOf(catalogue, view)?.actions.find(({ id }) => id === seen.id);
  const printed = catalogue.tile_effects.find(([room]) => room === seen.room)?.[1].actions?.find(({ id }) => id === seen.id);
  const text = own?.name ?? printed?.name;
  return text ? inLanguage(text) : seen.room ? roomName(seen.room) : seen.id;
}

function overkillPlace(overkill: Parameters<typeof overkillName>[1]): Pick<Plain, 'tile' | 'figure' | 'hatch'> {
  if (typeof overkill === 'string') return { tile: null, figure: null, hatch: null };
  const body = Object.values(overkill)[0] as Record<string, unknown>;
  const tile = typeof body.to === 'number' ? body.to : null;
  if ('override' in overkill) return { tile: overkill.override.toward, figure: null, hatch: [overkill.override.at, overkill.override.toward] };
  for (const key of ['alien', 'bug', 'leech']) if (typeof body[key] === 'number') return { tile, figure: alienFigure(body[key]), hatch: null };
  if (body.target) return { tile, figure: targetFigure(body.target as { alien: number }), hatch: null };
  for (const key of ['who', 'patient']) if (typeof body[key] === 'string') return { tile, figure: rocketeerFigure(body[key]), hatch: null };
  return { tile, figure: null, hatch: null };
}

function aimed(aim: Parameters<typeof aimName>[1]): Pick<Plain, 'tile' | 'figure' | 'hatch'> {
  const hatch = named(aim, 'hatch');
  if (hatch) return { tile: hatch.toward, figure: null, hatch: [hatch.at, hatch.toward] };
  const target = named(aim, 'target');
  if (target) return { tile: null, figure: targetFigure(target), hatch: null };
  const who = named(aim, 'rocketeer');
  if (who) return { tile: null, figure: rocketeerFigure(who), hatch: null };
  const haul = named(aim, 'haul');
  if (haul && 'alien' in haul.what) return { tile: haul.path.at(-1) ?? null, figure: alienFigure(haul.what.alien), hatch: null };
  const tile = named(aim, 'tile') ?? named(aim, 'together')?.to ?? haul?.path.at(-1) ?? named(aim, 'fetch')?.at ?? null;
  return { tile, figure: null, hatch: null };
}

function answered(view: View, catalogue: Catalogue, answer: Answer): Omit<Plain, 'who' | 'kind'> {
  if (answer === 'yes') return { ...nothing, verb: t('amw-yes') };
  if (answer === 'no') return { ...nothing, verb: t('amw-no') };
  const card = named(answer, 'card');
  if (card !== undefined) return { ...nothing, card, verb: t('amw-use', { item: cardName(view, card) }) };
  const direction = named(answer, 'direction');
  if (direction !== undefined) return { ...nothing, verb: t('amw-direction', { number: direction }) };
  const slot = named(answer, 'slot');
  if (slot) return { ...nothing, verb: payName(view, slot) };
  const item = named(answer, 'item');
  if (item) return { ...nothing, verb: itemName(item) };
  const component = named(answer, 'component');
  if (component) return { ...nothing, verb: itemName(component) };
  const choice = named(answer, 'choice');
  return { ...nothing, verb: choiceName(view, catalogue, choice ?? 0) };
}

/** One of several effects, in the words of the language of scenarios. */
function choiceName(view: View, _catalogue: Catalogue, choice: number): string {
  const what = view.pending?.what;
  const effect = typeof what === 'object' && 'one_of' in what ? what.one_of.effects[choice] : undefined;
  const word = effect ? Object.keys(effect)[0]! : '';
  return word === 'take_item' ? t('amw-effect-take') : word === 'recharge' ? t('amw-effect-recharge') : t('amw-effect', { number: choice + 1 });
}

export { where };
