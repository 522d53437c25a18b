// Sounds as small descriptions, made in the browser when they are heard: no files, nothing fetched.
//
// How a game uses it: write a sound as a list of parts, and `sound(parts)` from speaker.ts plays it at the volume of the settings. A part is a tone
// or a noise with a beginning, a length and a loudness; tones and noises may glide. What lasts (an alarm bed, static) is a list that is played over
// and over: `bed.play(parts)`. Add every sound to the browser test of its game: it is rendered there and its level and length are looked at.
// Whatever is heard is also to be read somewhere.

interface Shaped {
  /** Seconds from the beginning of the sound. */
  at: number;
  length: number;
  /** Hertz at the beginning and, when it glides, at the end. */
  hertz: number;
  to?: number;
  /** From 0 to 1. */
  loud?: number;
  /** Seconds it takes to swell and to die away; nothing for a loop without a seam. */
  edge?: number;
  /** Dies away from its beginning on, as what is struck does. */
  struck?: boolean;
}
export interface Tone extends Shaped { wave: OscillatorType }
export interface Noise extends Shaped { noise: BiquadFilterType; /** How narrow the band is. */ narrow?: number }
export type Part = Tone | Noise;
export type Parts = readonly Part[];

const LOUD = 0.25;
const EDGE = 0.012;
/** Silence, for a volume that may not be zero. */
const HUSH = 0.0001;

/** How long a sound is, in seconds. */
export const lengthOf = (parts: Parts): number => parts.reduce((end, { at, length }) => Math.max(end, at + length), 0);

/** The same noise every time, so that a rendered sound is the same sound. */
export function whiteNoise(context: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.max(1, Math.ceil(seconds * context.sampleRate)), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 0x2545f491;
  for (let place = 0; place < samples.length; place += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    samples[place] = state / 0x80000000;
  }
  return buffer;
}

function glide(value: AudioParam, { hertz, to, length }: Part, from: number): void {
  value.setValueAtTime(hertz, from);
  if (to !== undefined) value.exponentialRampToValueAtTime(Math.max(1, to), from + length);
}

/** Puts a sound together; it begins at a time of the context's clock. */
export function build(context: BaseAudioContext, parts: Parts, out: AudioNode, when = 0): void {
  for (const part of parts) {
    const from = when + part.at;
    const end = from + part.length;
    const gain = context.createGain();
    const { loud = LOUD, edge = EDGE, struck = false } = part;
    if (edge > 0) {
      const swell = Math.min(edge, part.length / 2);
      gain.gain.setValueAtTime(HUSH, from);
      gain.gain.exponentialRampToValueAtTime(loud, from + swell);
      if (!struck) gain.gain.setValueAtTime(loud, end - swell);
      gain.gain.exponentialRampToValueAtTime(HUSH, end);
    } else gain.gain.setValueAtTime(loud, from);
    gain.connect(out);
    if ('wave' in part) {
      const tone = context.createOscillator();
      tone.type = part.wave;
      glide(tone.frequency, part, from);
      tone.connect(gain);
      tone.start(from);
      tone.stop(end);
    } else {
      const source = context.createBufferSource();
      source.buffer = whiteNoise(context, part.length);
      const filter = context.createBiquadFilter();
      filter.type = part.noise;
      filter.Q.value = part.narrow ?? 0.8;
      glide(filter.frequency, part, from);
      source.connect(filter).connect(gain);
      source.start(from);
      source.stop(end);
    }
  }
}

const RATE = 44_100;

/** A sound as samples: for what is played over and over, and to look at its level. */
export async function rendered(parts: Parts): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, Math.max(1, Math.ceil(lengthOf(parts) * RATE)), RATE);
  build(context, parts, context.destination);
  return context.startRendering();
}
