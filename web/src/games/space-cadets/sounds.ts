// Everything that is heard of Space Cadets. What comes from an event is captioned with the sentence of the story; what comes from a hand is seen where it moved.
import { COMMON } from '../shared/sound/common';
import type { Part, Parts } from '../shared/sound/parts';
import type { Event } from './types';

const beep = (hertz: number, at: number, length: number, loud = 0.3): Part => ({ wave: 'triangle', hertz, at, length, loud });
const hiss = (hertz: number, at: number, length: number, loud: number, to?: number): Part => ({ noise: 'bandpass', hertz, at, length, loud, struck: true, ...(to === undefined ? {} : { to }) });
const siren = (from: number, to: number, at: number, length: number): Part => ({ wave: 'square', hertz: from, to, at, length, loud: 0.12, edge: 0.03 });

export const CADETS = {
  /** A piece, tile or card is put down. */
  place: COMMON.place,
  /** A new turn of nine steps. */
  turn: [beep(392, 0, 0.14), beep(523, 0.14, 0.14), beep(659, 0.28, 0.24)],
  step: [beep(523, 0, 0.1), beep(698, 0.11, 0.16)],
  /** The thirty seconds begin. */
  start: [siren(330, 660, 0, 0.28), beep(880, 0.3, 0.18)],
  timeUp: [{ wave: 'square', hertz: 196, at: 0, length: 0.5, loud: 0.14, edge: 0.03 }, { wave: 'square', hertz: 147, at: 0, length: 0.5, loud: 0.14, edge: 0.03 }],
  /** The last five seconds. */
  tick: [beep(988, 0, 0.05, 0.34)],
  energy: [{ wave: 'sawtooth', hertz: 110, to: 330, at: 0, length: 0.4, loud: 0.14, edge: 0.06 }, beep(659, 0.34, 0.14)],
  engine: [{ noise: 'lowpass', hertz: 160, to: 520, at: 0, length: 0.6, loud: 0.7, edge: 0.12 }],
  shields: [{ wave: 'sine', hertz: 330, to: 660, at: 0, length: 0.4, loud: 0.28, edge: 0.06 }, { wave: 'sine', hertz: 495, to: 990, at: 0.08, length: 0.4, loud: 0.2, edge: 0.06 }],
  scan: [{ wave: 'sine', hertz: 520, to: 1560, at: 0, length: 0.34, loud: 0.3, edge: 0.05 }, beep(1568, 0.34, 0.1)],
  lock: [beep(1047, 0, 0.06), beep(1047, 0.1, 0.06), beep(1319, 0.2, 0.2)],
  lostLock: [beep(784, 0, 0.1), beep(587, 0.11, 0.2)],
  wrong: COMMON.refuse,
  beam: [{ wave: 'sine', hertz: 180, to: 240, at: 0, length: 0.5, loud: 0.3, edge: 0.1 }, { wave: 'sine', hertz: 184, to: 246, at: 0, length: 0.5, loud: 0.2, edge: 0.1 }],
  /** A tile of the tractor display turns. */
  tile: COMMON.card,
  caught: [{ wave: 'sine', hertz: 240, to: 720, at: 0, length: 0.4, loud: 0.3, edge: 0.06 }, beep(1047, 0.4, 0.22)],
  loaded: [hiss(420, 0, 0.12, 1), { wave: 'sine', hertz: 96, to: 60, at: 0.1, length: 0.24, loud: 0.5, struck: true }, beep(784, 0.2, 0.14)],
  /** The disc leaves the finger. */
  flick: COMMON.whoosh,
  hit: [...COMMON.thud, hiss(2400, 0, 0.16, 0.35)],
  miss: [hiss(1400, 0, 0.4, 0.5, 300), beep(220, 0.3, 0.18)],
  blast: [{ wave: 'sine', hertz: 110, to: 32, at: 0, length: 0.8, loud: 0.6, struck: true }, { noise: 'lowpass', hertz: 1400, to: 90, at: 0, length: 0.7, loud: 0.4, struck: true }],
  ray: [{ wave: 'sawtooth', hertz: 1500, to: 240, at: 0, length: 0.34, loud: 0.16 }, hiss(2600, 0, 0.18, 0.3)],
  absorbed: [{ wave: 'sine', hertz: 880, to: 1320, at: 0, length: 0.3, loud: 0.28, struck: true }, hiss(3200, 0, 0.14, 0.25)],
  damage: [...COMMON.thud, { wave: 'square', hertz: 220, to: 90, at: 0.02, length: 0.3, loud: 0.12, struck: true }],
  nemesis: [{ wave: 'sawtooth', hertz: 70, to: 92, at: 0, length: 0.9, loud: 0.2, edge: 0.12 }, { wave: 'sawtooth', hertz: 105, to: 98, at: 0, length: 0.9, loud: 0.14, edge: 0.12 }],
  breach: [0, 0.42, 0.84].flatMap((at): Part[] => [siren(520, 780, at, 0.2), siren(780, 520, at + 0.2, 0.2)]),
  found: [beep(784, 0, 0.1), beep(1047, 0.1, 0.18)],
  passed: [COMMON.card[0]!, { ...COMMON.card[0]!, at: 0.12 }],
  mended: [beep(523, 0, 0.14), beep(659, 0.13, 0.14), beep(784, 0.26, 0.26)],
  dice: COMMON.die,
  flux: [beep(659, 0, 0.08), beep(880, 0.09, 0.14)],
  card: COMMON.card,
  repaired: [hiss(1800, 0, 0.1, 0.7), beep(659, 0.12, 0.12), beep(988, 0.24, 0.2)],
  shift: [beep(587, 0, 0.16), beep(440, 0.2, 0.16), beep(587, 0.4, 0.24)],
  crystal: [beep(1047, 0, 0.12), beep(1319, 0.1, 0.12), beep(1568, 0.2, 0.3)],
  jump: [{ wave: 'sine', hertz: 110, to: 1760, at: 0, length: 1, loud: 0.3, edge: 0.1 }, { noise: 'bandpass', hertz: 300, to: 4200, at: 0.2, length: 0.9, loud: 0.5, edge: 0.2 }],
  won: COMMON.success,
  lost: COMMON.failure,
} satisfies Record<string, Parts>;

export type CadetSound = keyof typeof CADETS;

/** What is heard of an event. */
export function soundOf(event: Event): CadetSound | null {
  switch (event.event) {
    case 'turn_began': return 'turn';
    case 'step_began': return 'step';
    case 'clock_started': return 'start';
    case 'time_up': return 'timeUp';
    case 'energy_handed_out': case 'traded': return 'energy';
    case 'speed_set': case 'flew': case 'speed_changed': return 'engine';
    case 'edge_met': case 'ship_hit': return 'absorbed' in event && event.absorbed >= event.damage ? 'absorbed' : 'damage';
    case 'shields_up': return 'shields';
    case 'tile_revealed': case 'enemy_placed': case 'crystal_placed': return 'scan';
    case 'locked': case 'superlocked': case 'enemy_locks': return 'lock';
    case 'lock_broken': case 'lock_lost': case 'enemy_lost_lock': return 'lostLock';
    case 'mistaken': case 'beam_failed': case 'claim_failed': case 'nothing_claimed': return 'wrong';
    case 'aimed': case 'practising': return 'beam';
    case 'turned': case 'display_reset': return 'tile';
    case 'beam_caught': return 'caught';
    case 'tubes_loaded': return 'loaded';
    case 'fired': return event.damage > 0 ? 'hit' : 'miss';
    case 'missed': return 'miss';
    case 'enemy_destroyed': case 'nemesis_destroyed': case 'satellite_lost': return 'blast';
    case 'enemy_fires': case 'nemesis_fires': case 'satellite_fires': return 'ray';
    case 'damage_drawn': case 'batteries_lost': case 'pod_hit': return 'damage';
    case 'nemesis_enters': case 'nemesis_moves': case 'nemesis_marker': return 'nemesis';
    case 'core_breached': return 'breach';
    case 'core_found': case 'found': return 'found';
    case 'core_passed': case 'core_dealt': return 'passed';
    case 'core_mended': return 'mended';
    case 'dice_rolled': case 'repair_rolled': return 'dice';
    case 'flux_used': case 'flux_claimed': case 'time_bought': return 'flux';
    case 'repair_drawn': case 'repair_skipped': return 'card';
    case 'repaired': return 'repaired';
    case 'shift_change': return 'shift';
    case 'crystal_captured': case 'point_visited': case 'cache_taken': case 'pod_rescued': case 'satellite_turned': case 'award_earned': return 'crystal';
    case 'jumped': case 'blinked': return 'jump';
    case 'mission_over': return event.end === 'won' ? 'won' : 'lost';
    default: return null;
  }
}
