// The film as a list of beats: one for each thing worth a look, grouped by turn and by part of the turn.
import type { PhraseLike } from '../../../i18n/speaker';
import type { Picture } from '../ship/picture';
import type { Happening, Score, Side } from '../types';
import { after, type Order } from './reduce';

export const PARTS = ['appear', 'actions', 'damage', 'threats'] as const;
export type Part = (typeof PARTS)[number];

export interface Told { happening: Happening; phrase: PhraseLike }
/** Things that happened together, and how everything stands afterwards if the server said so. */
export interface Step { told: readonly Told[]; picture: Picture | null; score: Score | null }

export interface Beat extends Told {
  turn: number;
  part: Part;
  picture: Picture;
  /** Points so far, where the server has told them. */
  score: Score | null;
  /** What was told just before and needs no look of its own: the card that was played. */
  lead: Told | null;
}

export interface Frame {
  turn: number;
  first: number;
  last: number;
  /** The first beat of each part, if it has one. */
  ticks: Record<Part, number | null>;
  appears: boolean;
  destroyed: boolean;
  damaged: boolean;
  lost: boolean;
}

const PART_OF: Partial<Record<Happening['what'], Part>> = {
  turn_begins: 'appear', threat_appears: 'appear',
  acts: 'actions', trips: 'actions', no_effect: 'actions', moves: 'actions', fires: 'actions', energy_moved: 'actions', computer_maintained: 'actions',
  looks_out: 'actions', visual_confirmed: 'actions', visual_not_better: 'actions', rocket_launched: 'actions', squad_taken: 'actions', takes_off: 'actions',
  stays_out: 'actions', repairs: 'actions', repair_pending: 'actions', attacks_intruder: 'actions',
  aims: 'damage', aims_at_nothing: 'damage', hit: 'damage', unharmed: 'damage',
  advances: 'threats', reaches: 'threats', rocket_moves: 'threats', check_passed: 'threats', check_failed: 'threats', jumps: 'threats',
};

/** The part a happening belongs to; what can happen anywhere stays in the part that is under way. */
export function partOf(happening: Happening, now: Part): Part {
  const part = PART_OF[happening.what];
  if (part === undefined) return now;
  if (part === 'appear') return 'appear';
  // A turn only goes forward: a figure that comes home in the last turn does not reopen the actions.
  return PARTS.indexOf(part) < PARTS.indexOf(now) ? now : part;
}

const playerOf = (told: Told | undefined): number | null => (told && 'player' in told.happening ? told.happening.player : null);

/** Whether a line only leads to the next one: the card somebody plays, before what comes of it. */
function leads(told: Told, next: Told | undefined): boolean {
  return told.happening.what === 'acts' && next !== undefined && next.happening.what !== 'acts' && playerOf(next) === told.happening.player;
}

export function beatsOf(start: Picture, steps: readonly Step[], order: Order): Beat[] {
  const beats: Beat[] = [];
  let picture = start;
  let turn = 0;
  let part: Part = 'appear';
  let score: Score | null = null;
  for (const step of steps) {
    let lead: Told | null = null;
    const before: Happening[] = [];
    step.told.forEach((told, place) => {
      const { happening } = told;
      if (happening.what === 'turn_begins') turn = happening.turn;
      part = happening.what === 'turn_begins' ? 'appear' : partOf(happening, part);
      picture = after(picture, happening, order, before);
      before.push(happening);
      if (leads(told, step.told[place + 1])) {
        lead = told;
        return;
      }
      beats.push({ ...told, turn, part, picture, score, lead });
      lead = null;
    });
    score = step.score ?? score;
    if (step.picture) picture = step.picture;
    const last = beats.at(-1);
    if (last && step.told.length > 0) {
      // The server's word at the end of a step; the lights are the last moment's.
      last.picture = { ...picture, highlights: last.picture.highlights, beams: last.picture.beams };
      last.score = score;
    }
    picture = { ...picture, highlights: undefined, beams: undefined };
  }
  return beats;
}

const DAMAGE = new Set<Happening['what']>(['tile_drawn', 'knocked_out', 'squad_disabled']);

export function framesOf(beats: readonly Beat[], turns: number): Frame[] {
  const frames: Frame[] = Array.from({ length: turns + 1 }, (_, place) => ({
    turn: place + 1, first: -1, last: -1, ticks: { appear: null, actions: null, damage: null, threats: null }, appears: false, destroyed: false, damaged: false, lost: false,
  }));
  beats.forEach((beat, index) => {
    const frame = frames[Math.max(0, Math.min(frames.length - 1, beat.turn - 1))]!;
    if (frame.first < 0) frame.first = index;
    frame.last = index;
    frame.ticks[beat.part] ??= index;
    const { what } = beat.happening;
    if (what === 'threat_appears') frame.appears = true;
    if (what === 'destroyed') frame.destroyed = true;
    if (what === 'lost') frame.lost = true;
    if (DAMAGE.has(what)) frame.damaged = true;
  });
  return frames;
}

/** The beats of the same part of the same turn, up to this one: why things stand as they do. */
export function reasons(beats: readonly Beat[], at: number): { beat: Beat; index: number }[] {
  const now = beats[at];
  if (!now) return [];
  const found: { beat: Beat; index: number }[] = [];
  for (let index = at; index >= 0 && beats[index]!.turn === now.turn && beats[index]!.part === now.part; index -= 1) found.unshift({ beat: beats[index]!, index });
  return found;
}

/** What each crew member played and what came of it, in the turn of a beat and up to it. */
export function turnOf(beats: readonly Beat[], at: number, crew: number): { action: Side | null; told: Told[]; index: number | null }[] {
  const now = beats[at];
  const rows: { action: Side | null; told: Told[]; index: number | null }[] = Array.from({ length: crew }, () => ({ action: null, told: [], index: null }));
  if (!now) return rows;
  const seen = new Set<Happening>();
  for (let index = at; index >= 0 && beats[index]!.turn === now.turn; index -= 1) {
    const beat = beats[index]!;
    const player = playerOf(beat);
    const row = player === null ? undefined : rows[player];
    if (!row || beat.part !== 'actions') continue;
    const card = beat.lead?.happening ?? beat.happening;
    // From the last to the first: a double action is told twice, once for each half.
    if ((card.what === 'acts' || card.what === 'trips') && row.action === null) row.action = card.action;
    else if (card.what === 'acts' && !seen.has(card) && typeof row.action === 'string') row.action = [card.action, row.action];
    seen.add(card);
    if (beat.happening.what === 'no_effect') row.action ??= beat.happening.action;
    row.told.unshift(beat);
    row.index = index;
  }
  return rows;
}
