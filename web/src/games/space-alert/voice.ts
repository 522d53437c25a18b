// The ship's computer aloud: which announcements are new, and how the words are spoken. What is sounded before them is in sounds.ts.
import { settings } from '../../state/settings.svelte';
import { mayBeHeard } from '../shared/sound/speaker';
import type { SpokenView } from './types';

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

/** Speaks after the tones. Counted numbers replace what is being said; sentences wait for each other. */
export function speak(text: string, after: number, now: boolean): void {
  if (settings.computer === 0 || !mayBeHeard() || !('speechSynthesis' in globalThis)) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = settings.lang === 'en' ? 'en-GB' : 'fr-FR';
  words.volume = settings.computer / 100;
  words.rate = now ? 1.4 : 1.02;
  words.pitch = 0.9;
  setTimeout(() => {
    if (now) speechSynthesis.cancel();
    speechSynthesis.speak(words);
  }, after * 1000);
}

/** Not a word more. */
export function hush(): void {
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
}

export const isCount = ({ call }: Pick<SpokenView, 'call'>): boolean => call.say === 'transfer_count' || call.say === 'end_count';
