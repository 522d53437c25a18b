// Short sounds made on the spot, and the browser's own voice. No files, nothing fetched.
import { settings } from './settings.svelte';

type Note = readonly [hertz: number, at: number, length: number];

const SOUNDS = {
  turn: [[523, 0, 0.12], [784, 0.13, 0.22]],
  place: [[330, 0, 0.05]],
  refuse: [[196, 0, 0.1], [165, 0.11, 0.14]],
  success: [[523, 0, 0.1], [659, 0.1, 0.1], [1047, 0.2, 0.3]],
  failure: [[330, 0, 0.16], [262, 0.16, 0.16], [196, 0.32, 0.34]],
  tick: [[880, 0, 0.03]],
} as const satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;

/** Browsers allow sound only after a touch; before that, silence. */
export function play(sound: Sound): void {
  if (settings.sound === 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [hertz, at, length] of SOUNDS[sound]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(0.0001, now + at);
    gain.gain.exponentialRampToValueAtTime((settings.sound / 100) * 0.25 + 0.0002, now + at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + length + 0.02);
  }
}

export function hasVoice(): boolean {
  return 'speechSynthesis' in globalThis;
}

export function say(text: string): void {
  if (settings.voice === 0 || !hasVoice()) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = settings.lang === 'en' ? 'en-GB' : 'fr-FR';
  words.volume = settings.voice / 100;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
