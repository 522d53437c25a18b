// The language of the screen. `t` is reactive: switching the language redraws every sentence.
import { LANGS, type Lang } from './lang';
import { Speaker, type Args, type PhraseLike, type Piece } from './speaker';

const files = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default' });

class I18n {
  #speaker = $state.raw<Speaker>(new Speaker('en', []));
  readonly #loaded = new Set<string>();
  #wanted: Lang = 'en';
  #latest: Promise<void> = Promise.resolve();
  #turn = 0;

  get lang(): Lang {
    return this.#speaker.lang;
  }

  /** Speaks this language from now on, with every file that is in use. The latest call wins, whatever arrives first. */
  use(lang: Lang, names: readonly string[] = []): Promise<void> {
    for (const name of names) this.#loaded.add(name);
    this.#wanted = lang;
    this.#latest = this.#load(lang, ++this.#turn);
    return this.#latest;
  }

  async #load(lang: Lang, turn: number): Promise<void> {
    const sources = await Promise.all([...this.#loaded].map((name) => source(lang, name)));
    if (turn !== this.#turn) return this.#latest;
    this.#speaker = new Speaker(lang, sources, report);
    document.documentElement.lang = lang;
  }

  /** Also knows the messages of these files: those of a game, when its module is opened. A file that is not there is empty. */
  learn(...names: string[]): Promise<void> {
    if (names.every((name) => this.#loaded.has(name))) return this.#latest;
    return this.use(this.#wanted, names);
  }

  has(key: string): boolean {
    return this.#speaker.has(key);
  }

  t(key: string, args?: Args): string {
    return this.#speaker.t(key, args);
  }

  phrase(phrase: PhraseLike, names: (seat: number) => string): string {
    return this.#speaker.phrase(phrase, names);
  }

  pieces(phrase: PhraseLike, names: (seat: number) => string): Piece[] {
    return this.#speaker.pieces(phrase, names);
  }

  list(items: readonly string[]): string {
    return this.#speaker.list(items);
  }

  /** A moment as people say it: "today at 14:05". */
  moment(at: Date): string {
    return new Intl.DateTimeFormat(this.lang === 'en' ? 'en-GB' : this.lang, {
      dateStyle: 'medium',
      timeStyle: 'short',
    }).format(at);
  }
}

async function source(lang: Lang, name: string): Promise<string> {
  const file = files[`../../../locales/${lang}/${name}.ftl`];
  return file ? await file() : '';
}

function report(key: string): void {
  if (import.meta.env.DEV) console.warn(`no message ${key}`);
}

export const i18n = new I18n();
export const t = (key: string, args?: Args): string => i18n.t(key, args);
export { LANGS };
