// Preview questions go to the server one at a time, the person's own first, and each only once for a position.
import type { Previewed } from '../../net/answers';

interface Question<Command, Preview> { command: Command; answer: (answer: Previewed<Preview> | null) => void; first: boolean; era: number }

export class Asking<Command, Preview> {
  readonly #ask: (command: Command) => Promise<Previewed<Preview>>;
  #waiting: Question<Command, Preview>[] = [];
  #known = new Map<string, Previewed<Preview>>();
  #running = false;
  #era = 0;

  constructor(ask: (command: Command) => Promise<Previewed<Preview>>) {
    this.#ask = ask;
  }

  /** The position changed: old answers are worth nothing, old questions get none. */
  forget(): void {
    this.#era += 1;
    this.#known.clear();
    for (const question of this.#waiting.splice(0)) question.answer(null);
  }

  /** The answer, or nothing when the position changed meanwhile. */
  ask(command: Command, first = false): Promise<Previewed<Preview> | null> {
    const known = this.#known.get(JSON.stringify(command));
    if (known) return Promise.resolve(known);
    return new Promise((answer) => {
      this.#waiting.push({ command, answer, first, era: this.#era });
      void this.#run();
    });
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    while (this.#waiting.length > 0) {
      const at = Math.max(0, this.#waiting.findIndex((question) => question.first));
      const [question] = this.#waiting.splice(at, 1);
      if (!question) break;
      question.answer(await this.#answerTo(question));
    }
    this.#running = false;
  }

  async #answerTo({ command, era }: Question<Command, Preview>): Promise<Previewed<Preview> | null> {
    const key = JSON.stringify(command);
    const known = this.#known.get(key);
    if (known) return known;
    try {
      const answer = await this.#ask(command);
      if (era !== this.#era) return null;
      this.#known.set(key, answer);
      return answer;
    } catch {
      return null;
    }
  }
}
