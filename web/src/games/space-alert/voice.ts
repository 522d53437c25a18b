// The ship's computer aloud: which announcements are new, what is sounded before them, and how the words are spoken.
import { settings } from '../../state/settings.svelte';
import type { SpokenView } from './types';

type Tone = readonly [hertz: number, at: number, length: number, shape?: OscillatorType];

const siren = (from: number, to: number, times: number): Tone[] =>
  Array.from({ length: times }, (_, turn) => [[from, turn * 0.5, 0.24, 'square'], [to, turn * 0.5 + 0.25, 0.24, 'square']] as Tone[]).flat();

/** What is heard before, or instead of, the words. */
export function tonesOf({ call }: Pick<SpokenView, 'call'>): readonly Tone[] {
  switch (call.say) {
    case 'alert': return siren(440, 660, 4);
    case 'threat': case 'threat_again': return call.severity === 'serious' ? siren(520, 390, 2) : [[520, 0, 0.16], [390, 0.18, 0.22]];
    case 'incoming_data': return [[880, 0, 0.06], [988, 0.08, 0.06], [880, 0.16, 0.06], [1175, 0.24, 0.12]];
    case 'data_transfer': return [[660, 0, 0.08], [880, 0.1, 0.08], [660, 0.2, 0.08], [880, 0.3, 0.12]];
    case 'transfer_done': return [[1320, 0, 0.5]];
    case 'comms_down': return [[300, 0, 0.12, 'sawtooth'], [220, 0.12, 0.12, 'sawtooth'], [150, 0.24, 0.4, 'sawtooth']];
    case 'comms_restored': return [[440, 0, 0.1], [660, 0.1, 0.2]];
    case 'transfer_count': case 'end_count': return [[988, 0, 0.05]];
    case 'ends_in': case 'phase_begins': return [[784, 0, 0.12], [587, 0.14, 0.22]];
    case 'mission_complete': return [[523, 0, 0.14], [659, 0.14, 0.14], [784, 0.28, 0.14], [1047, 0.42, 0.4]];
    default: return [];
  }
}

/** How long the tones take, in seconds: the words wait for them. */
export const lengthOfTones = (tones: readonly Tone[]): number => tones.reduce((end, [, at, length]) => Math.max(end, at + length), 0);

/**
 * Which announcements are to be spoken. The first look only notes what has been said already, so that nothing is heard
 * again after a reload; a mission that begins anew is listened to from its start.
 */
export class Listener {
  #mission: string | null = null;
  #heard = 0;

  news(mission: string, spoken: readonly SpokenView[]): SpokenView[] {
    const first = this.#mission === null;
    if (mission !== this.#mission || spoken.length < this.#heard) {
      this.#mission = mission;
      this.#heard = first ? spoken.length : 0;
    }
    const fresh = spoken.slice(this.#heard);
    this.#heard = spoken.length;
    // After a drop several may come at once; only the latest words are worth hearing.
    return fresh.slice(-2);
  }
}

let context: AudioContext | undefined;

/** Browsers allow sound only after a touch; before that, silence. */
export function sound(tones: readonly Tone[]): number {
  if (settings.sound === 0 || tones.length === 0 || !navigator.userActivation?.hasBeenActive) return 0;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [hertz, at, length, shape = 'triangle'] of tones) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = shape;
    tone.frequency.value = hertz;
    const loud = (settings.sound / 100) * (shape === 'triangle' ? 0.25 : 0.12) + 0.0002;
    gain.gain.setValueAtTime(0.0001, now + at);
    gain.gain.exponentialRampToValueAtTime(loud, now + at + 0.01);
    gain.gain.setValueAtTime(loud, now + at + Math.max(0.01, length - 0.04));
    gain.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + length + 0.02);
  }
  return lengthOfTones(tones);
}

/** Speaks after the tones. Counted numbers replace what is being said; sentences wait for each other. */
export function speak(text: string, after: number, now: boolean): void {
  if (settings.voice === 0 || !('speechSynthesis' in globalThis)) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = settings.lang === 'en' ? 'en-GB' : 'fr-FR';
  words.volume = settings.voice / 100;
  words.rate = now ? 1.4 : 1.02;
  words.pitch = 0.9;
  setTimeout(() => {
    if (now) speechSynthesis.cancel();
    speechSynthesis.speak(words);
  }, after * 1000);
}

export const isCount = ({ call }: Pick<SpokenView, 'call'>): boolean => call.say === 'transfer_count' || call.say === 'end_count';
