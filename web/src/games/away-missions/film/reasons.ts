// Why a figure does what it does: numbered, one idea each, with the dice where they fall. The numbers stand on the map, too.
import type { Happening, View } from '../types';
import { i18n } from '../../../i18n/i18n.svelte';
import { itemName, t, tileName, whoName } from '../words';
import type { Beat } from './beats';

export interface Reason {
  kind: 'whom' | 'way' | 'along' | 'attack' | 'effect' | 'rest';
  title: string;
  lines: string[];
  /** One list for each roll. */
  dice: (readonly number[])[];
}

const hyphens = (word: string): string => word.replaceAll('_', '-');

/** One happening as a sentence, with the reason. */
export function sentence(view: View, told: Happening): string | null {
  const tile = (id: number) => tileName(view, id);
  switch (told.what) {
    case 'begins': return told.spawned_by !== null ? t('amw-film-spawned') : null;
    case 'stunned': return t('amw-film-stunned');
    case 'stays': return t(`amw-film-stays-${hyphens(told.why)}`);
    case 'heads': return t('amw-film-heads', { who: whoName(told.toward), why: t(`amw-film-choice-${hyphens(told.why)}`), steps: told.steps });
    case 'moves': return t('amw-film-moves', { tile: tile(told.to), why: t(`amw-film-tile-${hyphens(typeof told.why === 'string' ? told.why : 'chance')}`), carried: told.carries.length });
    case 'gathers': return t('amw-film-gathers', { count: told.bugs.length, tile: tile(told.to), why: t(`amw-film-swarm-${hyphens(told.goal)}`) });
    case 'holds': return t(`amw-film-holds-${hyphens(told.why)}`);
    case 'aims': return t('amw-film-aims', { who: whoName(told.target), range: told.range, why: t(`amw-film-choice-${hyphens(told.why)}`) });
    case 'rolls': return t('amw-film-rolls', { dice: told.dice.join(', '), hits: told.hits, overkills: told.overkills });
    case 'hit': return 'hp' in told.result ? t('amw-film-hit', { who: whoName(told.who), left: told.result.hp.left }) : t('amw-film-absorbed', { who: whoName(told.who), item: itemName(told.result.absorbed.by) });
    case 'panic': return told.result === 'already' ? t('amw-film-panic-already', { who: whoName(told.who) }) : 'o2' in told.result ? t('amw-film-panic', { who: whoName(told.who), left: told.result.o2.left }) : t('amw-film-ignored', { who: whoName(told.who), item: itemName(told.result.ignored.by) });
    case 'mind_control': return told.result === 'already' ? t('amw-film-mind-already', { who: whoName(told.who) }) : 'ap' in told.result ? t('amw-film-mind', { who: whoName(told.who) }) : t('amw-film-ignored', { who: whoName(told.who), item: itemName(told.result.ignored.by) });
    case 'terror': return told.result === 'none' ? t('amw-film-terror-none', { who: whoName(told.who), roll: told.roll }) : 'moved' in told.result ? t('amw-film-terror', { who: whoName(told.who), roll: told.roll, tile: tile(told.result.moved.to) }) : t('amw-film-terror-blocked', { who: whoName(told.who), roll: told.roll });
    case 'grapple': return t('amw-film-grapple', { who: whoName(told.who) });
    case 'spawn': return t(told.alien !== null ? 'amw-film-spawn' : 'amw-film-spawn-none');
    case 'mine': return t('amw-film-mine');
    case 'vanishes': return t('amw-film-vanishes', { who: whoName(told.who) });
    case 'firecrackers': return t('amw-film-firecrackers', { who: whoName(told.who) });
    case 'dies': return t('amw-film-dies', { who: whoName(told.who) });
    default: return null;
  }
}

const KINDS: Partial<Record<Happening['what'], Reason['kind']>> = {
  begins: 'rest', stunned: 'rest', stays: 'rest', holds: 'rest', heads: 'whom', moves: 'way', gathers: 'way', aims: 'whom', rolls: 'attack', hit: 'attack', dies: 'attack',
  panic: 'effect', mind_control: 'effect', terror: 'effect', grapple: 'effect', spawn: 'effect', mine: 'effect', vanishes: 'effect', firecrackers: 'effect',
};

/** The reasons of a beat, in the order in which they count. What belongs to one idea stands under one number. */
export function reasonsOf(view: View, beat: Beat): Reason[] {
  const reasons: Reason[] = [];
  for (const told of beat.happenings) {
    const kind = KINDS[told.what];
    const line = sentence(view, told);
    if (!kind || line === null) continue;
    // Who comes along interrupts no way.
    let reason = reasons.findLast((one) => one.kind !== 'along');
    if (!reason || reason.kind !== kind) {
      reason = { kind, title: t(`amw-why-${kind}`), lines: [], dice: [] };
      reasons.push(reason);
    }
    if (told.what === 'rolls') {
      reason.dice.push(told.dice);
      reason.lines.push(t('amw-film-sum', { dice: told.dice.length, hits: told.hits, overkills: told.overkills }));
    } else if (!reason.lines.includes(line)) reason.lines.push(line);
    if (told.what === 'moves' && told.carries.length > 0 && !reasons.some((one) => one.kind === 'along')) reasons.push({ kind: 'along', title: t('amw-why-along'), lines: [t('amw-film-along', { count: told.carries.length })], dice: [] });
  }
  return reasons;
}

/** What a beat came to, in a few words. */
export function summaryOf(view: View, beat: Beat): string {
  const parts: string[] = [];
  const gathered = beat.happenings.find((told) => told.what === 'gathers');
  const end = gathered ? gathered.to : beat.path.at(-1);
  if (end !== undefined && (!gathered || gathered.moves.length > 0)) parts.push(t('amw-sum-moves', { tile: tileName(view, end) }));
  for (const who of new Set(beat.happenings.flatMap((told) => (told.what === 'rolls' ? [told.target] : [])))) {
    const hits = beat.happenings.reduce((sum, told) => sum + (told.what === 'rolls' && told.target === who ? told.hits : 0), 0);
    parts.push(t('amw-sum-attacks', { who: whoName(who), hits }));
  }
  for (const effect of ['panic', 'mind_control', 'terror', 'grapple', 'spawn'] as const) {
    const reached = new Set(beat.happenings.flatMap((told) => (told.what === effect && told.what !== 'spawn' ? [whoName(told.who)] : [])));
    if (reached.size > 0) parts.push(t(`amw-sum-${hyphens(effect)}`, { who: i18n.list([...reached]) }));
  }
  if (beat.happenings.some(({ what }) => what === 'stunned')) parts.push(t('amw-sum-stunned'));
  return parts.length > 0 ? i18n.list(parts) : t('amw-film-nothing');
}
