// The loudspeaker of this browser: one for all sounds, as loud as the settings say.
import { settings } from '../../../state/settings.svelte';
import { build, lengthOf, rendered, type Parts } from './parts';

let context: AudioContext | undefined;

/** Whether anything may be heard: browsers allow sound only after a touch. */
export const mayBeHeard = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

function speaker(): AudioContext | null {
  if (settings.sound === 0 || !mayBeHeard()) return null;
  context ??= new AudioContext();
  return context;
}

const volume = (): number => settings.sound / 100;

/** Plays a sound now. Says how long it is to be heard, in seconds; nothing when it is not. */
export function sound(parts: Parts): number {
  const heard = parts.length > 0 ? speaker() : null;
  if (!heard) return 0;
  const out = heard.createGain();
  out.gain.value = volume();
  out.connect(heard.destination);
  // A little later than now, so that nothing begins with a click.
  build(heard, parts, out, heard.currentTime + 0.01);
  return lengthOf(parts);
}

/** How long one bed gives way to the next, in seconds. */
const CHANGE = 0.6;

/** What is heard for as long as something lasts. One after the other; the same one is not begun anew. */
export class Bed {
  #parts: Parts | null = null;
  #playing: { source: AudioBufferSourceNode; gain: GainNode; of: AudioContext } | null = null;

  /** From now on this, or nothing. Called again whenever the volume may have changed. */
  async play(parts: Parts | null): Promise<void> {
    const heard = parts === null ? null : speaker();
    if (parts === this.#parts && heard !== null && this.#playing) {
      this.#playing.gain.gain.setTargetAtTime(volume(), heard.currentTime, 0.05);
      return;
    }
    this.#parts = heard === null ? null : parts;
    this.#stop();
    if (heard === null || parts === null) return;
    const buffer = await rendered(parts);
    // Something else may be wanted by now.
    if (this.#parts !== parts || this.#playing) return;
    const [source, gain] = [heard.createBufferSource(), heard.createGain()];
    source.buffer = buffer;
    source.loop = true;
    gain.gain.setValueAtTime(0, heard.currentTime);
    gain.gain.linearRampToValueAtTime(volume(), heard.currentTime + CHANGE);
    source.connect(gain).connect(heard.destination);
    source.start();
    this.#playing = { source, gain, of: heard };
  }

  #stop(): void {
    const was = this.#playing;
    this.#playing = null;
    if (!was) return;
    was.gain.gain.setTargetAtTime(0, was.of.currentTime, CHANGE / 4);
    was.source.stop(was.of.currentTime + CHANGE);
  }
}
