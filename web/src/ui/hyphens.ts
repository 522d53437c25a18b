// Where a long word may break. Browsers without a dictionary for the language break nowhere or anywhere; this marks the
// syllables of long words with soft hyphens, by the rule that French follows and English mostly does.

const SOFT = '\u00ad';
const VOWEL = /[aeiouyàâäéèêëîïôöùûüœæ]/i;
/** Consonants that stay together: the tra in « extrait », not t-ra. */
const TOGETHER = /^([bcdfgkptv][lr]|[cpst]h|gn|qu|gu)$/i;
const LEAST = 12;
const EDGE = 3;

function softWord(word: string, least: number): string {
  if (word.length < least) return word;
  const breaks: number[] = [];
  for (let at = EDGE; at <= word.length - EDGE; at += 1) {
    if (!VOWEL.test(word[at + 1] ?? '') && !(TOGETHER.test(word.slice(at, at + 2)) && VOWEL.test(word[at + 2] ?? ''))) continue;
    if (VOWEL.test(word[at]!) || TOGETHER.test(word.slice(at - 1, at + 1))) continue;
    breaks.push(at);
  }
  return breaks.reduceRight((text, at) => text.slice(0, at) + SOFT + text.slice(at), word);
}

/** The text with soft hyphens in its long words; how long is long depends on the room there is. */
export function softly(text: string, least = LEAST): string {
  return text.replace(/\p{L}+/gu, (word) => softWord(word, least));
}
