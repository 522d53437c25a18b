// Everything that is heard of Away Missions. Each sound belongs to an event that the story, the film or the roll also says in words.
import { COMMON } from '../shared/sound/common';
import type { Part, Parts } from '../shared/sound/parts';
import type { Event, Happening } from './types';

const beep = (hertz: number, at: number, length: number): Part => ({ wave: 'triangle', hertz, at, length, loud: 0.3 });
const hiss = (hertz: number, at: number, length: number, loud: number, to?: number): Part => ({ noise: 'bandpass', hertz, at, length, loud, struck: true, ...(to === undefined ? {} : { to }) });
const growl = (hertz: number, at: number, length: number, to: number): Part => ({ wave: 'sawtooth', hertz, to, at, length, loud: 0.16 });
const warble = (from: number, to: number, times: number): Part[] => Array.from({ length: times }, (_, turn): Part => ({ wave: 'sine', hertz: turn % 2 ? to : from, to: turn % 2 ? from : to, at: turn * 0.14, length: 0.14, loud: 0.3, edge: 0.02 }));

export const AWAY = {
  /** Boots on a deck. */
  step: [hiss(640, 0, 0.07, 1.2), hiss(560, 0.13, 0.07, 1.2)],
  scan: [{ wave: 'sine', hertz: 520, to: 1560, at: 0, length: 0.34, loud: 0.3, edge: 0.05 }, beep(1568, 0.34, 0.1)],
  found: [beep(784, 0, 0.1), beep(988, 0.1, 0.1), beep(1319, 0.2, 0.24)],
  decoy: [beep(392, 0, 0.12), beep(330, 0.13, 0.2)],
  arrives: [growl(90, 0, 0.5, 170), hiss(520, 0, 0.4, 0.3, 1500)],
  hatch: [hiss(1400, 0, 0.3, 0.6, 400), { wave: 'sine', hertz: 110, to: 60, at: 0.22, length: 0.2, loud: 0.5, struck: true }],
  ray: [{ wave: 'sawtooth', hertz: 1500, to: 260, at: 0, length: 0.3, loud: 0.16 }, hiss(2600, 0, 0.16, 0.3)],
  dice: COMMON.die,
  hit: [...COMMON.thud, hiss(2400, 0, 0.14, 0.3)],
  dies: [growl(420, 0, 0.5, 60), ...COMMON.thud],
  stunned: [{ wave: 'square', hertz: 600, to: 140, at: 0, length: 0.3, loud: 0.12 }, hiss(1200, 0, 0.2, 0.4)],
  failed: [beep(262, 0, 0.12), beep(196, 0.13, 0.22)],
  hurt: [...COMMON.thud, { wave: 'square', hertz: 220, to: 90, at: 0.02, length: 0.26, loud: 0.12, struck: true }],
  shield: [{ wave: 'sine', hertz: 880, to: 1320, at: 0, length: 0.24, loud: 0.28, struck: true }, hiss(3200, 0, 0.12, 0.25)],
  panic: [hiss(900, 0, 0.18, 0.7, 2200), hiss(900, 0.22, 0.18, 0.7, 2200)],
  mind: warble(300, 420, 5),
  healed: [beep(523, 0, 0.14), beep(659, 0.12, 0.14), beep(784, 0.24, 0.24)],
  item: [COMMON.place[0]!, beep(988, 0.08, 0.1)],
  rescued: [beep(659, 0, 0.12), beep(784, 0.12, 0.12), beep(1047, 0.24, 0.3)],
  mine: [{ wave: 'sine', hertz: 110, to: 32, at: 0, length: 0.7, loud: 0.6, struck: true }, { noise: 'lowpass', hertz: 1400, to: 90, at: 0, length: 0.6, loud: 0.4, struck: true }],
  alert: [0, 0.5].flatMap((at): Part[] => [{ wave: 'square', hertz: 440, at, length: 0.24, loud: 0.12 }, { wave: 'square', hertz: 660, at: at + 0.25, length: 0.24, loud: 0.12 }]),
  aliens: [{ wave: 'sine', hertz: 220, to: 330, at: 0, length: 0.4, loud: 0.3, edge: 0.08 }, { wave: 'sine', hertz: 330, to: 208, at: 0.4, length: 0.5, loud: 0.3, edge: 0.08 }],
  swarm: Array.from({ length: 8 }, (_, turn): Part => hiss(2600 + (turn % 3) * 500, turn * 0.06, 0.04, 0.9)),
  trade: [COMMON.card[0]!, { ...COMMON.card[0]!, at: 0.12 }],
  won: COMMON.success,
  lost: COMMON.failure,
} satisfies Record<string, Parts>;

export type AwaySound = keyof typeof AWAY;

/** What is heard of an event at the table; the Aliens' steps are heard in their film. */
export function soundOf(event: Event): AwaySound | null {
  switch (event.event) {
    case 'moved': case 'swept': return 'step';
    case 'scanned': return 'scan';
    case 'room_found': return 'found';
    case 'decoy': case 'nothing_to_draw': case 'not_placed': return 'decoy';
    case 'arrived': case 'bug_fetched': case 'transformed': return 'arrives';
    case 'hatch_changed': return 'hatch';
    case 'attacked': return 'ray';
    case 'rolled': case 'rerolled': case 'inverted': return 'dice';
    case 'alien_hit': return 'hit';
    case 'alien_died': return 'dies';
    case 'stunned': case 'staggered': case 'alien_terror': return 'stunned';
    case 'shielded': case 'absorbed': case 'ignored': case 'fear_ignored': return 'shield';
    case 'failed': case 'lost_overkills': case 'declined': case 'discarded': case 'tile_lost': case 'faded': return 'failed';
    case 'hurt': case 'hit': return 'hurt';
    case 'panicked': case 'oxygen': case 'paid_oxygen': return 'panic';
    case 'mind_controlled': return 'mind';
    case 'healed': return 'healed';
    case 'picked_up': case 'item_shown': case 'mysterium_shown': case 'tank_shown': case 'taken': case 'gained': case 'cargo_taken': case 'analyzed': case 'charged': case 'used': case 'stored': case 'mine_placed': case 'put_down': return 'item';
    case 'subdued': case 'captured': case 'rescued': case 'dominated': return 'rescued';
    case 'mine_went_off': return 'mine';
    case 'red_alert': case 'struck': case 'alert_drawn': return 'alert';
    case 'alien_turn': return 'aliens';
    case 'traded': case 'gave': return 'trade';
    case 'won': return 'won';
    case 'lost': return 'lost';
    default: return null;
  }
}

/** What is heard of a moment of the Aliens' film. */
export function soundOfStep(told: Happening): AwaySound | null {
  switch (told.what) {
    case 'moves': return 'step';
    case 'gathers': return 'swarm';
    case 'rolls': return 'dice';
    case 'hit': return 'hp' in told.result ? 'hurt' : 'shield';
    case 'panic': return typeof told.result === 'object' && 'o2' in told.result ? 'panic' : null;
    case 'mind_control': return typeof told.result === 'object' && 'ap' in told.result ? 'mind' : null;
    case 'terror': case 'alien_terror': case 'grapple': return 'stunned';
    case 'spawn': case 'placed': return 'arrives';
    case 'mine': return 'mine';
    case 'alien_hit': return told.left === 0 ? 'dies' : 'hit';
    case 'vanishes': case 'firecrackers': return 'shield';
    case 'dies': return 'lost';
    default: return null;
  }
}
