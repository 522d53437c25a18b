// Turns message keys and phrases into sentences of one language. Knows nothing of the screen.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Lang } from './lang';

export type Args = Record<string, string | number>;

/** One argument of a phrase, as the server sends it. */
export type PhraseArg =
  | { number: number }
  | { seat: number }
  | { key: string }
  | { keys: string[] }
  | { text: string };

export interface PhraseLike {
  key: string;
  args?: readonly (readonly [string, PhraseArg])[];
}

/** A piece of a told sentence: plain text, or the name of whoever sits on a chair. */
export interface Piece {
  text: string;
  seat?: number;
}

export class Speaker {
  readonly lang: Lang;
  readonly #bundle: FluentBundle;
  readonly #list: Intl.ListFormat;
  readonly #missing: (key: string) => void;

  constructor(lang: Lang, sources: readonly string[], missing: (key: string) => void = () => {}) {
    this.lang = lang;
    this.#bundle = new FluentBundle(lang === 'en' ? 'en-GB' : lang, { useIsolating: false });
    this.#list = new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang, { type: 'conjunction' });
    this.#missing = missing;
    for (const source of sources) this.add(source);
  }

  add(source: string): void {
    const resource = new FluentResource(source);
    this.#bundle.addResource(resource, { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  t(key: string, args: Args = {}): string {
    return this.#format(key, args);
  }

  list(items: readonly string[]): string {
    return this.#list.format(items);
  }

  phrase(phrase: PhraseLike, names: (seat: number) => string): string {
    return this.#format(phrase.key, this.#args(phrase, names));
  }

  /** The same sentence in pieces, so that the screen can set names apart. */
  pieces(phrase: PhraseLike, names: (seat: number) => string): Piece[] {
    const seats: number[] = [];
    // Private-use characters stand for the names while Fluent works.
    const marked = this.#format(
      phrase.key,
      this.#args(phrase, (seat) => {
        seats.push(seat);
        return `\uE000${seats.length - 1}\uE001`;
      }),
    );
    return marked
      .split(/(\uE000\d+\uE001)/)
      .filter((part) => part !== '')
      .map((part) => {
        const index = /^\uE000(\d+)\uE001$/.exec(part);
        if (!index) return { text: part };
        const seat = seats[Number(index[1])]!;
        return { text: names(seat), seat };
      });
  }

  #args(phrase: PhraseLike, names: (seat: number) => string): Record<string, FluentVariable> {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of phrase.args ?? []) args[name] = this.#arg(arg, names);
    return args;
  }

  #arg(arg: PhraseArg, names: (seat: number) => string): FluentVariable {
    if ('number' in arg) return arg.number;
    if ('seat' in arg) return names(arg.seat);
    if ('key' in arg) return this.#format(arg.key, {});
    if ('keys' in arg) return this.list(arg.keys.map((key) => this.#format(key, {})));
    return arg.text;
  }

  #format(key: string, args: Record<string, FluentVariable>): string {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) {
      this.#missing(key);
      return key;
    }
    return this.#bundle.formatPattern(message.value, args, []);
  }
}
