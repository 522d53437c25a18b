// What is printed on a threat card, as messages: the words are in the locales, the numbers come from the card.
import type { CardFacts, StationId } from './scene';

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
  return { key: `saf-deed-${what}`, args, ...(Object.keys(named).length > 0 ? { named } : {}) };
}

/** What else is special about a card, one line each. */
export function specialWords(card: CardFacts): (Words & { stations?: StationId[] })[] {
  const lines: (Words & { stations?: StationId[] })[] = [];
  const facts = (card.nature ?? {}) as Facts;
  for (const [name, value] of Object.entries(facts)) {
    if (value === false || value === 0 || value === 'normal') continue;
    const args = typeof value === 'number' ? { number: value } : undefined;
    lines.push({ key: `saf-nature-${name.replaceAll('_', '-')}${name === 'rockets' ? `-${String(value)}` : ''}`, args });
  }
  const intruder = card.intruder as (Facts & { stations: StationId[] }) | null | undefined;
  if (intruder) {
    lines.push({ key: 'saf-starts-in', stations: intruder.stations });
    if (intruder['contamination']) lines.push({ key: 'saf-is-contamination' });
    else if (intruder['slime']) lines.push({ key: 'saf-is-slime' });
    else lines.push({ key: `saf-returns-fire-${String(intruder['returns_fire'] ?? 'never')}` });
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
  }
  return lines;
}
