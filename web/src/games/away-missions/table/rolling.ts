// A roll in words, and its Overkills by what they do.
import { i18n } from '../../../i18n/i18n.svelte';
import type { Offer } from '../offers';
import { named, type RollView, type View } from '../types';
import { itemName, kindName, t, tileName, whoName } from '../words';

export function rollTitle(roll: RollView): string {
  const { what } = roll;
  if (typeof what === 'string') return t(`amw-roll-${what}`);
  if ('attack' in what) return t('amw-roll-attacks', { who: whoName(roll.who), target: kindName(what.attack.kind) });
  if ('heal' in what) return t('amw-roll-heal', { who: whoName(what.heal.patient) });
  if ('analyze' in what) return t('amw-roll-analyze', { item: itemName(what.analyze.item) });
  if ('subdue' in what) return t('amw-roll-subdue', { target: kindName(what.subdue.kind) });
  if ('nurse' in what) return t('amw-roll-heal', { who: whoName(what.nurse.patient) });
  return t(`amw-roll-${Object.keys(what)[0]}`);
}

export function rollFacts(view: View, roll: RollView): string {
  const { what } = roll;
  const attack = typeof what === 'object' && 'attack' in what ? what.attack : null;
  return attack
    ? t('amw-roll-facts-attack', { item: itemName(attack.item), tile: tileName(view, attack.at), range: attack.range, dice: roll.dice.length })
    : t('amw-roll-facts', { who: whoName(roll.who), dice: roll.dice.length });
}

/** Whose option it is: that of whoever rolled, of the weapon or of the Alien it is aimed at. */
export type SpendOf = { figure: string; name: string } | { item: string; name: string } | null;
export interface SpendGroup { id: string; name: string; text: string; of: SpendOf; offers: Offer[] }

const PERSONAL: readonly string[] = ['command', 'move-out', 'sawbones', 'override', 'strafe', 'sway'];
const OF_WEAPONS: readonly string[] = ['dislodge', 'hit-and-run', 'extract', 'shrapnel', 'terror', 'slash', 'impact'];
const OF_ALIENS: readonly string[] = ['exterminate', 'psychic-burst', 'psychic-scream', 'stagger', 'revulsion', 'rupture', 'rescue', 'dominate'];

function spendOf(roll: RollView, id: string): SpendOf {
  const { what } = roll;
  const attack = typeof what === 'object' && 'attack' in what ? what.attack : null;
  const subdue = typeof what === 'object' && 'subdue' in what ? what.subdue : null;
  if (PERSONAL.includes(id)) return { figure: roll.who, name: whoName(roll.who) };
  if (attack && OF_WEAPONS.includes(id)) return { item: attack.item, name: itemName(attack.item) };
  const kind = attack?.kind ?? subdue?.kind;
  return kind !== undefined && OF_ALIENS.includes(id) ? { figure: 'alien' in kind ? kind.alien : kind.boss, name: kindName(kind) } : null;
}

/** What Overkills can be spent on: one group for each option, in the order of the server. */
export function groupsOf(roll: RollView, spends: readonly Offer[]): SpendGroup[] {
  const groups = new Map<string, SpendGroup>();
  for (const offer of spends) {
    const on = named(offer.ways[0]!.command, 'spend')?.on;
    if (on === undefined) continue;
    const id = (typeof on === 'string' ? on : Object.keys(on)[0]!).replaceAll('_', '-');
    const group = groups.get(id) ?? { id, name: i18n.t(`away-missions-overkill-${id}`), text: i18n.t(`away-missions-overkill-${id}-text`), of: spendOf(roll, id), offers: [] };
    group.offers.push(offer);
    groups.set(id, group);
  }
  return [...groups.values()];
}
