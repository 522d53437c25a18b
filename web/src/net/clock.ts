// Two clocks: the server's, known up to half a round trip, and the game's, which may run slower or stand still.
import type { Clock } from './generated/protocol';

/** Estimates how far the server's clock is ahead of ours. The fastest answer knows best. */
export class Offset {
  #best = Infinity;
  milliseconds = 0;

  /** From the answer to a ping. */
  pong(sent: number, server: number, received: number): void {
    const trip = received - sent;
    if (trip < 0) return;
    // Old measurements fade, so that a changed route is noticed.
    this.#best *= 1.1;
    if (trip > this.#best) return;
    this.#best = trip;
    this.milliseconds = Math.round(server + trip / 2 - received);
  }

  /** From a message without a question: a first guess, good until a pong comes. */
  hint(server: number, received: number): void {
    if (this.#best === Infinity) this.milliseconds = server - received;
  }
}

/** Game time at a moment of the server's clock. */
export function gameTime(clock: Clock, serverNow: number): number {
  if (!clock.running) return clock.at;
  return clock.at + (Math.max(0, serverNow - clock.now) * clock.percent) / 100;
}
