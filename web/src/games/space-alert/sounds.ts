// Everything that is heard of Space Alert, but for the words: the computer's signals, the alarm that rises from phase to phase, static, and the film.
import type { Part, Parts } from '../shared/sound/parts';
import type { Call, Happening } from './generated/types';

const beep = (hertz: number, at: number, length: number): Part => ({ wave: 'triangle', hertz, at, length, loud: 0.3 });
const horn = (hertz: number, at: number, length: number, to?: number): Part => ({ wave: 'square', hertz, at, length, loud: 0.13, ...(to === undefined ? {} : { to }) });
const rough = (hertz: number, at: number, length: number, to?: number): Part => ({ wave: 'sawtooth', hertz, at, length, loud: 0.16, ...(to === undefined ? {} : { to }) });
const hiss = (hertz: number, at: number, length: number, loud: number, to?: number): Part => ({ noise: 'bandpass', hertz, at, length, loud, struck: true, ...(to === undefined ? {} : { to }) });
const boom = (at: number, length: number, loud = 0.55): Part[] => [
  { wave: 'sine', hertz: 120, to: 34, at, length, loud, struck: true },
  { noise: 'lowpass', hertz: 1400, to: 90, at, length, loud: loud * 0.7, struck: true },
];

const siren = (from: number, to: number, times: number): Part[] =>
  Array.from({ length: times }, (_, turn) => [horn(from, turn * 0.5, 0.24), horn(to, turn * 0.5 + 0.25, 0.24)]).flat();

/** Before, or instead of, the words of the computer. What is not here is only spoken. */
export const SIGNALS = {
  alert: siren(440, 660, 4),
  threat: [beep(520, 0, 0.16), beep(390, 0.18, 0.22)],
  serious: siren(520, 390, 2),
  incoming_data: [beep(880, 0, 0.06), beep(988, 0.08, 0.06), beep(880, 0.16, 0.06), beep(1175, 0.24, 0.12)],
  data_transfer: [beep(660, 0, 0.08), beep(880, 0.1, 0.08), beep(660, 0.2, 0.08), beep(880, 0.3, 0.12)],
  transfer_done: [beep(1320, 0, 0.5)],
  comms_down: [rough(300, 0, 0.12), rough(220, 0.12, 0.12), rough(150, 0.24, 0.4, 60), hiss(1800, 0.2, 0.5, 0.3, 400)],
  comms_restored: [hiss(600, 0, 0.2, 0.25, 2400), beep(440, 0.1, 0.1), beep(660, 0.2, 0.2)],
  count: [beep(988, 0, 0.06)],
  phase: [beep(784, 0, 0.12), beep(587, 0.14, 0.22)],
  mission_complete: [beep(523, 0, 0.14), beep(659, 0.14, 0.14), beep(784, 0.28, 0.14), beep(1047, 0.42, 0.4)],
} satisfies Record<string, Parts>;

export function signalOf(call: Call): Parts {
  switch (call.say) {
    case 'threat': case 'threat_again': return call.severity === 'serious' ? SIGNALS.serious : SIGNALS.threat;
    case 'transfer_count': case 'end_count': return SIGNALS.count;
    case 'ends_in': case 'phase_begins': return SIGNALS.phase;
    case 'alert': case 'incoming_data': case 'data_transfer': case 'transfer_done': case 'comms_down': case 'comms_restored': case 'mission_complete': return SIGNALS[call.say];
    default: return [];
  }
}

/** A low pulse of the engines and a warning above it, over and over: the later the phase, the higher and the closer together. */
const bed = (length: number, root: number, pulses: number, loud: number, warning: number): Part[] => [
  { wave: 'sine', hertz: root, at: 0, length, loud, edge: 0.25 },
  ...Array.from({ length: pulses }, (_, turn): Part => ({ wave: 'triangle', hertz: root * 2, to: root * 1.5, at: (turn * length) / pulses, length: length / pulses / 2, loud, struck: true })),
  ...(warning === 0 ? [] : [{ wave: 'square' as const, hertz: warning, at: length / 2, length: 0.12, loud: 0.03 }, { wave: 'square' as const, hertz: warning * 0.75, at: length / 2 + 0.14, length: 0.16, loud: 0.03 }]),
];

export const BEDS = {
  phase1: bed(4, 55, 3, 0.12, 0),
  phase2: bed(3.2, 65, 4, 0.15, 370),
  phase3: bed(2.4, 73, 4, 0.18, 440),
  /** The phase ends: nothing is faster, it is nearer. */
  ending: bed(1.6, 82, 4, 0.22, 523),
  /** Communications are down: noise without a seam, with something that tries to get through. */
  silence: [
    { noise: 'bandpass', hertz: 1500, at: 0, length: 2.4, loud: 0.22, narrow: 0.5, edge: 0 },
    ...[0.3, 0.55, 1.4, 1.9].map((at, place): Part => ({ wave: 'sawtooth', hertz: 320 + place * 90, to: 180, at, length: 0.09, loud: 0.05 })),
  ],
} satisfies Record<string, Parts>;

/** What is heard while plans are made. */
export function bedOf(stage: { phase: number; communications: boolean }, ending: boolean): Parts {
  if (!stage.communications) return BEDS.silence;
  if (ending) return BEDS.ending;
  return stage.phase <= 1 ? BEDS.phase1 : stage.phase === 2 ? BEDS.phase2 : BEDS.phase3;
}

/** The film. */
export const EFFECTS = {
  appears: [rough(90, 0, 0.5, 180), hiss(500, 0, 0.5, 0.25, 1600)],
  laser: [rough(1500, 0, 0.28, 240), { wave: 'square', hertz: 760, to: 120, at: 0, length: 0.24, loud: 0.08, struck: true }],
  pulse: [{ wave: 'sine', hertz: 220, to: 660, at: 0, length: 0.3, loud: 0.4, edge: 0.08 }, hiss(900, 0.1, 0.25, 0.3)],
  rocket: [hiss(420, 0, 0.6, 0.6, 1500), rough(110, 0, 0.5, 220)],
  hit: [...boom(0, 0.34, 0.45), hiss(2600, 0, 0.16, 0.3)],
  absorbed: [{ wave: 'sine', hertz: 880, to: 1320, at: 0, length: 0.22, loud: 0.25, struck: true }, hiss(3200, 0, 0.12, 0.2)],
  destroyed: [...boom(0, 0.9, 0.6), hiss(1800, 0.05, 0.5, 0.35, 300)],
  attack: [rough(620, 0, 0.3, 90), ...boom(0.16, 0.4, 0.5)],
  tile: [hiss(2200, 0, 0.18, 0.55, 700), hiss(3800, 0.1, 0.14, 0.35), { wave: 'square', hertz: 180, to: 70, at: 0.06, length: 0.24, loud: 0.12, struck: true }],
  falls: [{ wave: 'triangle', hertz: 420, to: 130, at: 0, length: 0.3, loud: 0.3, struck: true }, ...boom(0.26, 0.16, 0.3)],
  lift: [{ wave: 'sine', hertz: 160, to: 260, at: 0, length: 0.34, loud: 0.3, edge: 0.06 }, beep(988, 0.34, 0.08)],
  step: [hiss(700, 0, 0.07, 1.1), hiss(620, 0.12, 0.07, 1.1)],
  token: [beep(196, 0, 0.08), beep(147, 0.1, 0.1)],
  bots: [horn(240, 0, 0.07), horn(320, 0.09, 0.07), hiss(2400, 0.16, 0.12, 0.4)],
  energy: [{ wave: 'sine', hertz: 300, to: 600, at: 0, length: 0.2, loud: 0.3, edge: 0.05 }],
  lost: [...boom(0, 1.4, 0.6), ...boom(0.5, 1.1, 0.3), rough(200, 0, 1.6, 30)],
  jump: [{ wave: 'sine', hertz: 110, to: 1760, at: 0, length: 1.1, loud: 0.35, edge: 0.3 }, hiss(400, 0.2, 1, 0.35, 4000)],
} satisfies Record<string, Parts>;

export type Effect = keyof typeof EFFECTS;

/** What is heard of a moment of the film. */
export function effectOf(told: Happening): Effect | null {
  switch (told.what) {
    case 'threat_appears': case 'calls_in': return 'appears';
    case 'aims': return told.weapon === 'rocket' ? 'rocket' : typeof told.weapon === 'object' && told.weapon.cannon === 'LW' ? 'pulse' : 'laser';
    case 'hit': case 'burnt': return told.damage > 0 ? 'hit' : 'absorbed';
    case 'unharmed': return 'absorbed';
    case 'destroyed': case 'explodes': return 'destroyed';
    case 'attack': return told.tiles > 0 ? 'attack' : 'absorbed';
    case 'internal_damage': return 'attack';
    case 'tile_drawn': return 'tile';
    case 'knocked_out': return 'falls';
    case 'moves': return told.by === 'lift' ? 'lift' : 'step';
    case 'takes_off': case 'returns': case 'rocket_launched': return 'rocket';
    case 'advances': case 'intruder_moves': return 'token';
    case 'attacks_intruder': case 'returns_fire': case 'squad_taken': return 'bots';
    case 'energy_moved': case 'energy_diverted': return 'energy';
    case 'lost': return 'lost';
    case 'jumps': return 'jump';
    default: return null;
  }
}
