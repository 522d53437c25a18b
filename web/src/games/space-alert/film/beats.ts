// The film as a list of beats: one for each thing worth a look, grouped by turn and by part of the turn.
import type { PhraseLike } from '../../../i18n/speaker';
import { applyPatch, type Json, type Operation } from '../../../net/patch';
import { drawn, type Surroundings } from '../picture';
import type { Beam, Highlight, Picture } from '../ship/picture';
import type { Happening, Moment, Score, SentPicture, Side } from '../types';

export const PARTS = ['appear', 'actions', 'damage', 'threats'] as const satisfies readonly Moment['part'][];
export type Part = Moment['part'];

export interface Told { happening: Happening; phrase: PhraseLike; moment: Moment; /** Its line in the story of a table. */ line?: number }

export interface Beat extends Told {
  turn: number;
  part: Part;
  picture: Picture;
  /** Points so far. */
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

const playerOf = (told: Told | undefined): number | null => (told && 'player' in told.happening ? told.happening.player : null);

/** Whether a line only leads to the next one: the card somebody plays, before what comes of it. */
function leads(told: Told, next: Told | undefined): boolean {
  return told.happening.what === 'acts' && next !== undefined && next.happening.what !== 'acts' && playerOf(next) === told.happening.player;
}

/** What lights up, with figures by their number instead of their place in the order of play. */
const lights = ({ lights, beams }: Moment, order: readonly number[]): { highlights: Highlight[]; beams: Beam[] } => ({
  highlights: lights.flatMap((light): Highlight[] => {
    switch (light.on) {
      case 'figure': return order[light.player] === undefined ? [] : [{ on: 'figure', id: order[light.player]! }];
      case 'threat': return [{ on: 'threat', id: light.threat, ...(light.mark === null ? {} : { mark: light.mark }) }];
      default: return [light];
    }
  }),
  beams: beams.map((beam): Beam => (beam.kind === 'attack' ? beam : { ...beam, from: typeof beam.from === 'string' ? beam.from : beam.from.cannon })),
});

/** The beats from what was told. Every moment changes the picture that was sent before it. */
export function beatsOf(start: SentPicture, told: readonly Told[], around: Surroundings): Beat[] {
  const beats: Beat[] = [];
  let sent = start;
  let turn = 0;
  let lead: Told | null = null;
  told.forEach((each, place) => {
    if (each.happening.what === 'turn_begins') turn = each.happening.turn;
    sent = applyPatch(sent as unknown as Json, each.moment.patch as Operation[]) as unknown as SentPicture;
    if (leads(each, told[place + 1])) {
      lead = each;
      return;
    }
    beats.push({ ...each, turn, part: each.moment.part, picture: { ...drawn(sent, around), ...lights(each.moment, around.order) }, score: sent.score, lead });
    lead = null;
  });
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
