// Words of the table, and the game's own names for things.
import { i18n } from '../../i18n/i18n.svelte';
import { alienName, roomName, whoName } from './board/names';
import type { Aim, Catalogue, Component, Goal, Happening, Kind, Overkill, Pay, Scenario, Thing, View } from './types';
import { named } from './types';

await i18n.learn('away-missions-web');

type Args = Record<string, string | number>;
export const t = (key: string, args?: Args): string => i18n.t(key, args);
export { alienName, roomName, whoName };

const hyphens = (id: string): string => id.replaceAll('_', '-');
export const itemName = (id: string): string => i18n.t(`away-missions-item-${hyphens(id)}`);
export const itemText = (id: string): string => i18n.t(`away-missions-item-${hyphens(id)}-text`);
export const componentName = (component: Component): string => itemName(component);
export const modeName = (mode: string): string => i18n.t(`away-missions-mode-${hyphens(mode)}`);
export const percent = (millionths: number): string => {
  const whole = Math.round(millionths / 10_000);
  return t('amw-percent', { number: millionths > 0 && millionths < 1_000_000 ? Math.min(99, Math.max(1, whole)) : whole });
};

/** Texts of scenarios come in both languages with the scenario. */
export const inLanguage = (text: { en: string; fr: string }): string => (i18n.lang === 'fr' ? text.fr : text.en);
export const scenarioOf = (catalogue: Catalogue, view: View): Scenario | undefined => catalogue.scenarios.find(({ id }) => id === view.scenario);

export const kindName = (kind: Kind): string => ('alien' in kind ? alienName(kind.alien) : alienName(kind.boss));

/** A tile by its printed name or number, else by where it lies. */
export function tileName(view: View, id: number): string {
  const tile = view.tiles.find((one) => one.id === id);
  if (!tile) return '';
  if (tile.room) return roomName(tile.room);
  return tile.scanned && tile.number !== null ? t('amw-tile', { number: tile.number }) : t('amw-tile-dark', { q: tile.at[0], r: tile.at[1] });
}

export function targetName(view: View, target: { alien: number } | { boss: string }): string {
  if ('boss' in target) return alienName(target.boss);
  const alien = view.aliens.find(({ id }) => id === target.alien);
  return alien ? alienName(alien.type) : t('amw-alien-gone');
}

export function cardName(view: View, card: number): string {
  const held = view.rocketeers.flatMap(({ items }) => items).find(({ id }) => id === card);
  if (held) return itemName(held.item);
  for (const tile of view.tiles) {
    for (const lying of tile.lying) {
      if (typeof lying === 'object') {
        const face = 'item' in lying ? lying.item : lying.mine;
        if (face.id === card) return itemName(face.item);
      }
    }
  }
  return t('amw-card');
}

export function thingName(view: View, thing: Thing): string {
  if (thing === 'mysterium') return itemName('mysterium');
  if (thing === 'thrall_oxygen_tank') return itemName('thrall_oxygen_tank');
  return cardName(view, thing.card);
}

export function payName(view: View, pay: Pay): string {
  if (typeof pay === 'object') return cardName(view, pay.card);
  return t(`amw-pay-${hyphens(pay)}`);
}

/** What an Overkill buys, with its target. */
export function overkillName(view: View, overkill: Overkill): string {
  const id = typeof overkill === 'string' ? overkill : Object.keys(overkill)[0]!;
  const name = i18n.t(`away-missions-overkill-${hyphens(id)}`);
  const whom = overkillTarget(view, overkill);
  return whom ? t('amw-overkill-on', { name, whom }) : name;
}

export function overkillTarget(view: View, overkill: Overkill): string {
  if (typeof overkill === 'string') return '';
  const body = Object.values(overkill)[0] as Record<string, unknown>;
  const at = (id: unknown) => tileName(view, id as number);
  if ('override' in overkill) return t(overkill.override.lock ? 'amw-hatch-lock' : 'amw-hatch-open', { one: at(overkill.override.at), other: at(overkill.override.toward) });
  if ('dislodge' in overkill) return t('amw-alien-to', { alien: targetName(view, { alien: overkill.dislodge.alien }), tile: at(overkill.dislodge.to) });
  if ('hit_and_run' in overkill) return at(overkill.hit_and_run.to);
  if ('slash' in overkill) return overkill.slash.target ? targetName(view, overkill.slash.target) : itemName('alien_blood');
  if ('record' in overkill) return cardName(view, overkill.record.card);
  if (typeof body.who === 'string') return whoName(body.who);
  if (typeof body.patient === 'string') return whoName(body.patient);
  if (body.target) return targetName(view, body.target as { alien: number });
  for (const key of ['alien', 'bug', 'leech']) if (typeof body[key] === 'number') return where(view, body[key]);
  return '';
}

/** An Alien with the tile it stands on, so that two alike can be told apart. */
export function where(view: View, id: number): string {
  const alien = view.aliens.find((one) => one.id === id);
  return alien ? t('amw-alien-at', { alien: alienName(alien.type), tile: tileName(view, alien.at) }) : t('amw-alien-gone');
}

export function aimName(view: View, aim: Aim): string {
  if (aim === 'nothing') return '';
  const tile = named(aim, 'tile');
  if (tile !== undefined) return tileName(view, tile);
  const together = named(aim, 'together');
  if (together) return t('amw-aim-together', { tile: tileName(view, together.to), others: i18n.list(together.others.map(whoName)), count: together.others.length });
  const who = named(aim, 'rocketeer');
  if (who) return whoName(who);
  const target = named(aim, 'target');
  if (target) return 'alien' in target ? where(view, target.alien) : alienName(target.boss);
  const hatch = named(aim, 'hatch');
  if (hatch) return t(hatch.seal ? 'amw-hatch-seal' : 'amw-hatch-break', { one: tileName(view, hatch.at), other: tileName(view, hatch.toward) });
  const dice = named(aim, 'dice');
  if (dice) return t('amw-aim-dice', { count: dice.length, dice: i18n.list(dice.map((place) => String(view.roll?.dice[place] ?? place + 1))) });
  const component = named(aim, 'component');
  if (component) return componentName(component);
  const item = named(aim, 'item');
  if (item) return itemName(item);
  const haul = named(aim, 'haul');
  if (haul) {
    const what = 'alien' in haul.what ? where(view, haul.what.alien) : 'rocketeer' in haul.what ? whoName(haul.what.rocketeer) : thingName(view, haul.what.thing.what);
    return t('amw-alien-to', { alien: what, tile: tileName(view, haul.path.at(-1) ?? -1) });
  }
  const fetch = named(aim, 'fetch');
  if (fetch) return t('amw-thing-at', { thing: thingName(view, fetch.what), tile: tileName(view, fetch.at) });
  const overkill = named(aim, 'overkill');
  if (overkill) return overkillName(view, overkill);
  const put = named(aim, 'put_down');
  if (put) return t('amw-alien-to', { alien: cardName(view, put.card), tile: tileName(view, put.at) });
  return '';
}

/** One line of the orders. */
export function goalText(catalogue: Catalogue, view: View, goal: Goal): string {
  const { kind } = goal;
  if (typeof kind === 'string') return t(`amw-goal-${hyphens(kind)}`, { number: goal.least ?? goal.most ?? 0 });
  if ('counter' in kind) return named_counter(catalogue, view, kind.counter);
  if ('distinct' in kind) return t('amw-goal-distinct');
  if ('flag' in kind) return flagText(catalogue, view, kind.flag);
  if ('on_room' in kind) {
    const room = kind.on_room.room ? roomName(kind.on_room.room) : t('amw-goal-place');
    return t(kind.on_room.all ? 'amw-goal-all-on' : 'amw-goal-one-on', { room });
  }
  if ('holding' in kind) return t('amw-goal-holding', { item: kind.holding === 'tag:discovery' ? t('amw-tag-discovery') : cargoName(catalogue, view, kind.holding) });
  if ('aliens' in kind) return t('amw-goal-aliens', { aliens: kind.aliens.length > 0 ? i18n.list(kind.aliens.map(alienName)) : t('amw-aliens') });
  return t('amw-goal-marker', { room: kind.marker ? roomName(kind.marker) : t('amw-goal-place') });
}

/** What only this scenario has is named in its own file. */
export function cargoName(catalogue: Catalogue, view: View, id: string): string {
  const own = scenarioOf(catalogue, view)?.scenario_items?.find((item) => item.id === id);
  return own ? inLanguage(own.name) : itemName(id);
}

/** The Action that raises a flag or a counter says in the scenario's own words what it is. */
function actionBehind(catalogue: Catalogue, view: View, word: string): string | null {
  const action = scenarioOf(catalogue, view)?.actions.find((one) => JSON.stringify(one.on_success ?? []).includes(`"${word}"`));
  return action ? inLanguage(action.name) : null;
}
const flagText = (catalogue: Catalogue, view: View, flag: string): string => actionBehind(catalogue, view, flag) ?? plain(flag);
function named_counter(catalogue: Catalogue, view: View, counter: string): string {
  if (i18n.has(`amw-counter-${hyphens(counter)}`)) return t(`amw-counter-${hyphens(counter)}`);
  return actionBehind(catalogue, view, counter) ?? plain(counter);
}
const plain = (word: string): string => word.replaceAll('_', ' ');

export const isHappening = <W extends Happening['what']>(told: Happening, what: W): told is Extract<Happening, { what: W }> => told.what === what;
