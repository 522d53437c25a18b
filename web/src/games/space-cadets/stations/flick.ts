// What a hand does on the track, as a gesture for the server. Places are millimetres of the track, times milliseconds. Where the disc rests is not decided here.
import type { Gesture, TrackData } from '../types';

export type Spot = readonly [number, number];
export interface Sample { at: number; x: number; y: number }

/** How far back a pull goes before it has all the force, in millimetres of the track as it is drawn. */
export const PULL = 70;
/** The angle of a meter's needle at either end, in degrees; the server reads a thousand steps between them. */
export const NEEDLE = 10;
/** A hand that goes forward faster than this swipes; slower, it has pulled back. Millimetres per second. */
const SWIPES = 90;
/** Back at least this far is a pull and no trembling finger. */
const LEAST = 5;
/** The server looks at the last moments only; more would be refused. */
const MOST_SAMPLES = 60;

/** Times of a gesture begin with it, and each is later than the one before. */
export function noted(samples: readonly Sample[], next: Sample): Sample[] {
  const last = samples.at(-1);
  const at = Math.round(next.at);
  if (last && at <= last.at) return [...samples.slice(0, -1), { ...next, at: last.at }];
  return [...samples, { ...next, at }].slice(-MOST_SAMPLES);
}

/** How fast a hand goes at its end: millimetres per second along and across the track. */
export function speedOf(samples: readonly Sample[], window: number): Spot {
  const last = samples.at(-1);
  const first = samples.find(({ at }) => last !== undefined && at >= last.at - window);
  if (!last || !first || last.at <= first.at) return [0, 0];
  const seconds = (last.at - first.at) / 1000;
  return [(last.x - first.x) / seconds, (last.y - first.y) / seconds];
}

/** A pull as force and angle of the meter, from 0 to 1000; nothing while it is no pull. The disc flies the other way, as from a sling. */
export function pullOf([dx, dy]: Spot): { force: number; angle: number } | null {
  const far = Math.hypot(dx, dy);
  if (dx > -LEAST || far < LEAST) return null;
  const degrees = (Math.atan2(-dy, -dx) * 180) / Math.PI;
  const share = (degrees + NEEDLE) / (2 * NEEDLE);
  return { force: Math.round(Math.min(1, far / PULL) * 1000), angle: Math.round(Math.max(0, Math.min(1, share)) * 1000) };
}

/** What a hand that let go meant: a swipe when it went forward, a pull when it rests behind the disc, nothing otherwise. */
export function gestureOf(samples: readonly Sample[], disc: Spot, track: TrackData): Gesture | null {
  const last = samples.at(-1);
  if (!last) return null;
  const [ahead] = speedOf(samples, track.gesture_window);
  if (ahead > SWIPES && samples.length >= track.gesture_samples) return { swipe: samples.map(({ at, x, y }) => [at, Math.round(x * 10), Math.round(y * 10)]) };
  const pull = pullOf([last.x - disc[0], last.y - disc[1]]);
  return pull && { meter: pull };
}

/** How fast a disc leaves by a gesture, for the moment until the server has said how it ran. */
export function leaving(gesture: Gesture, track: TrackData): Spot {
  if ('meter' in gesture) {
    const [speed, angle] = [(gesture.meter.force / 1000) * track.max_speed, ((gesture.meter.angle / 500 - 1) * NEEDLE * Math.PI) / 180];
    return [speed * Math.cos(angle), speed * Math.sin(angle)];
  }
  const [x, y] = speedOf(gesture.swipe.map(([at, sx, sy]) => ({ at, x: sx / 10, y: sy / 10 })), track.gesture_window);
  const share = Math.min(1, track.max_speed / Math.max(1, Math.hypot(x, y)));
  return [x * share, y * share];
}

/** Where the server's run has the disc after so many milliseconds: its places are 50 apart, but for the last one. */
const BETWEEN = 50;
export function along(path: readonly Spot[], ms: number): { spot: Spot; over: boolean } {
  const place = ms / BETWEEN;
  const from = path[Math.floor(place)];
  const to = path[Math.floor(place) + 1];
  if (!from || !to) { const [x, y] = path.at(-1) ?? [0, 0]; return { spot: [x / 10, y / 10], over: true }; }
  const share = place - Math.floor(place);
  return { spot: [(from[0] + (to[0] - from[0]) * share) / 10, (from[1] + (to[1] - from[1]) * share) / 10], over: false };
}

/** The hand of the two-tap meter: there and back again in so many milliseconds. */
export const SWEEP = 2000;
export function sweep(ms: number): number {
  const part = (((ms % SWEEP) + SWEEP) % SWEEP) / SWEEP;
  return Math.round((part < 0.5 ? part * 2 : 2 - part * 2) * 1000);
}
