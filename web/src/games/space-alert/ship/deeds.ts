// What is printed on a threat card, as messages: the words are in the locales, the numbers come from the card.
import type { CardFacts, StationId } from './picture';

export interface Words { key: string; args?: Record<string, string | number> }
type Facts = Record<string, unknown>;

/** Everything: the content writes 99 for "all there are". */
const ALL = 99;

/** One effect of a mark. Arguments that are themselves words are given as keys in `named`. */
export function deedWords(deed: object): Words & { named?: Record<string, string> } {
  const facts = deed as Facts;
  const what = String(facts['do']);
  const args: Record<string, string | number> = {};
  const named: Record<string, string> = {};
  for (const [name, value] of Object.entries(facts)) {
    if (name === 'do') continue;
    if (typeof value === 'number') args[name] = value >= ALL ? 0 : value;
    else if (name === 'zone') named['zone'] = `space-alert-zone-${String(value)}`;
    else if (name === 'station') named['station'] = `space-alert-station-${String(value).toLowerCase()}`;
    else args[name] = String(value);
  }
  // A move that is none while it is phased out says so.
  if (what === 'move-phased' && args['out'] === undefined) args['out'] = 'none';
  return { key: `saf-deed-${what}`, args, ...(Object.keys(named).length > 0 ? { named } : {}) };
}

/** What else is special about a card, one line each. */
export type Special = Words & { stations?: StationId[]; deeds?: object[] };

export function specialWords(card: CardFacts): Special[] {
  const lines: Special[] = [];
  if (card.module && card.module !== 'base') lines.push({ key: `saf-module-${card.module}` });
  if (card.phasing) lines.push({ key: 'saf-phasing' });
  if (card.inaccessible && card.inaccessible !== 'never') lines.push({ key: `saf-inaccessible-${card.inaccessible}` });
  if (card.jump && card.jump.length > 0) lines.push({ key: 'saf-at-jump', deeds: card.jump });
  if ([...(card.x ?? []), ...(card.y ?? []), ...(card.z ?? [])].some((deed) => (deed as Facts)['do'] === 'call-in')) lines.push({ key: 'saf-calls-inside' });
  const facts = (card.nature ?? {}) as Facts;
  for (const [name, value] of Object.entries(facts)) {
    if (value === false || value === 0 || value === 'normal') continue;
    const args = typeof value === 'number' ? { number: value } : undefined;
    lines.push({ key: `saf-nature-${name.replaceAll('_', '-')}${name === 'rockets' ? `-${String(value)}` : ''}`, args });
  }
  const intruder = card.intruder as (Facts & { stations: StationId[] }) | null | undefined;
  if (intruder) {
    if (intruder.stations.length > 0) lines.push({ key: 'saf-starts-in', stations: intruder.stations });
    if (intruder['contamination']) lines.push({ key: 'saf-is-contamination' });
    else if (intruder['slime']) lines.push({ key: 'saf-is-slime' });
    else if (intruder['parasite']) lines.push({ key: 'saf-parasite' });
    else lines.push({ key: `saf-returns-fire-${String(intruder['returns_fire'] ?? 'never')}` });
    if (intruder['flees_to']) lines.push({ key: 'saf-flees', stations: [intruder['flees_to'] as StationId] });
    if (intruder['drags_down']) lines.push({ key: 'saf-drags-down' });
  }
  const broken = card.malfunction as (Facts & { stations: StationId[] }) | null | undefined;
  if (broken) {
    lines.push(broken['letter']
      ? { key: 'saf-repair', args: { letter: String(broken['letter']) }, stations: broken.stations }
      : { key: 'saf-repair-outside', stations: broken.stations });
    if (Number(broken['bonus'] ?? 0) > 0) lines.push({ key: 'saf-repair-bonus', args: { number: Number(broken['bonus']) } });
    if (Number(broken['together'] ?? 0) > 0) lines.push({ key: 'saf-repair-together', args: { number: Number(broken['together']) } });
    const scalds = (broken['scalds'] ?? []) as StationId[];
    if (scalds.length > 0) lines.push({ key: 'saf-scalds', stations: scalds });
    if (broken['rockets']) lines.push({ key: 'saf-per-rocket' });
    if (broken['doubles_damage']) lines.push({ key: 'saf-doubles-damage' });
    if (broken['by_turn']) lines.push({ key: 'saf-repair-by-turn' });
    if (broken['costs_energy']) lines.push({ key: 'saf-repair-costs' });
    for (const extra of ['alone', 'leader'] as const) if (Number(broken[extra] ?? 0) > 0) lines.push({ key: `saf-repair-${extra}`, args: { number: Number(broken[extra]) } });
    if (broken['flips']) lines.push({ key: 'saf-repair-flips' });
    if (broken['lasting'] && broken['lasting'] !== 'none') lines.push({ key: `saf-lasting-${String(broken['lasting'])}` });
  }
  return lines;
}
