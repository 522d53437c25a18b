// Short sounds made on the spot, and the browser's own voice. What makes them is fetched when the first one is heard.
import type { Sound } from '../games/shared/sound/common';
import { settings } from './settings.svelte';

export type { Sound } from '../games/shared/sound/common';

/** Browsers allow sound only after a touch; before that, silence. */
export function play(name: Sound): void {
  if (settings.sound === 0 || !navigator.userActivation?.hasBeenActive) return;
  void Promise.all([import('../games/shared/sound/speaker'), import('../games/shared/sound/common')]).then(([{ sound }, { COMMON }]) => sound(COMMON[name]), () => {});
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
