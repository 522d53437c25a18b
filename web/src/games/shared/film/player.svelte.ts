// Plays a film: where it is, whether it runs and how fast. Beats with more to read stay longer.
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class FilmPlayer {
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** How many beats there are. */
  length = $state(0);
  /** New beats are followed as they come. */
  following = $state(true);
  /** Whether more can come; else the film stops at its end. */
  live = $state(true);
  /** Somebody else says where the film is: it does not go on by itself. */
  led = $state(false);

  /** The next beat comes after this long. Called in an effect of the component. */
  run(weight: (at: number) => number): (() => void) | undefined {
    if (this.led) return undefined;
    if (!this.playing || this.at >= this.length - 1) {
      if (this.playing && !(this.live && this.following)) this.playing = false;
      return undefined;
    }
    const timer = setTimeout(() => (this.at = Math.min(this.length - 1, this.at + 1)), weight(this.at) / this.speed);
    return () => clearTimeout(timer);
  }

  /** There are so many beats now. */
  grow(length: number): void {
    const wasAtEnd = this.at >= this.length - 1;
    this.length = length;
    if (this.at > length - 1) this.at = Math.max(0, length - 1);
    if (this.following && wasAtEnd && length > 0 && !this.led) this.playing = true;
  }

  go(to: number): void {
    this.playing = false;
    this.at = Math.max(0, Math.min(this.length - 1, to));
    this.following = this.at === this.length - 1;
  }

  /** Where somebody else has it, running or not. */
  follow(to: number, running: boolean): void {
    this.at = Math.max(0, Math.min(this.length - 1, to));
    this.playing = running;
    this.following = true;
  }

  /** To the newest beat, and on with whatever comes. */
  catchUp(): void {
    this.at = Math.max(0, this.length - 1);
    this.following = true;
    this.playing = true;
  }

  /** From the first beat. */
  rewind(): void {
    this.at = 0;
    this.following = true;
    this.playing = true;
  }

  toggle(): void {
    if (!this.playing && this.at >= this.length - 1) this.at = 0;
    this.playing = !this.playing;
    // Whoever lets it run again sees what comes.
    this.following = this.playing;
  }

  faster(): void {
    const next = SPEEDS.findIndex((speed) => speed > this.speed);
    this.speed = next < 0 ? SPEEDS[0] : SPEEDS[next]!;
  }
}

/** Milliseconds for a sentence: a second, and time to read it. */
export const readingTime = (sentence: string): number => 900 + Math.min(2600, sentence.length * 22);
