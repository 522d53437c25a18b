// Things that move, as every game shows them. One motion leads one element to where the page already has it.
//
// How a game uses it
//   1. The page always shows the end: the card face up, the figure lying down, the beam from muzzle to target. A motion only leads there, so
//      whoever skips, comes late or wants no motion sees the same picture.
//   2. Make the steps in rule order, and let a `Stage` (stage.svelte.ts) play them:
//
//        const stage = new Stage();
//        stage.play([draw(beam), hold(TIME.step), burst(flash), jolt(ship, 90), cue(() => play('hit'))]);
//
//   3. One thing moves at a time. `together` is for one event with parts: a burst and its sparks.
//   4. Next, a tap or Space: `stage.skip()`, or `use:skippable={stage}` on what is watched.
//   5. A thing that changes its place: measure it before the page changes (`placeOf` in `$effect.pre`), then `fly(element, from)` in `$effect`.
//      For many at once: mark them with `data-flies="<key>"`, `placesOf(root)` before, `flights(root, before)` after.
//
// Only translate, rotate, scale, opacity and the dash offset are animated: the browser does them without laying the page out again. No motion is
// longer than `LONGEST`. Inside SVG give what turns or grows `transform-box: fill-box` and a `transform-origin`.

/** The times of tokens.css, in milliseconds. */
export const TIME = { press: 120, chip: 200, step: 320, turn: 400 } as const;
export const EASE = { out: 'cubic-bezier(.2,.8,.2,1)', inOut: 'cubic-bezier(.6,0,.2,1)', even: 'linear' } as const;
/** No single motion takes longer. */
export const LONGEST = TIME.turn;

type Moved = Element | null | undefined;

export interface Motion { kind: 'motion'; on: Moved; frames: Keyframe[]; ms: number; ease: string }
/** Nothing moves for so long: time to look. */
export interface Hold { kind: 'hold'; ms: number }
/** Done when its time comes, and left out when the rest is skipped: a sound. What must be true at the end belongs into the page. */
export interface Cue { kind: 'cue'; run: () => void }
/** The parts of one event. */
export interface Together { kind: 'together'; steps: Motion[] }
export type Step = Motion | Hold | Cue | Together;

export interface Place { x: number; y: number; w: number; h: number }

/** A motion to the element's own place and look. An element that is not there is left out. */
export const motion = (on: Moved, frames: Keyframe[], ms: number, ease: string = EASE.out): Motion => ({ kind: 'motion', on, frames, ms: Math.min(ms, LONGEST), ease });
export const hold = (ms: number): Hold => ({ kind: 'hold', ms });
export const cue = (run: () => void): Cue => ({ kind: 'cue', run });
export const together = (...steps: Motion[]): Together => ({ kind: 'together', steps });

const px = (x: number, y: number): string => `${round(x)}px ${round(y)}px`;
const round = (value: number): number => Math.round(value * 100) / 100;

/** Where an element is on the screen. */
export function placeOf(on: Element): Place {
  const { left, top, width, height } = on.getBoundingClientRect();
  return { x: left, y: top, w: width, h: height };
}

export interface Flight {
  /** How far the way is bent, in pixels: up when it is positive. */
  arc?: number;
  /** Degrees that it is turned at the start. */
  turn?: number;
  ms?: number;
}

const POINTS = 8;

/** From where it was to where it is. Its size changes on the way. */
export function fly(on: Moved, from: Place, { arc = 0, turn = 0, ms = TIME.step }: Flight = {}): Motion {
  if (!on) return motion(on, [], ms);
  const to = placeOf(on);
  const [x, y] = [from.x + from.w / 2 - to.x - to.w / 2, from.y + from.h / 2 - to.y - to.h / 2];
  const [w, h] = [to.w > 0 ? from.w / to.w : 1, to.h > 0 ? from.h / to.h : 1];
  const at = (share: number): Keyframe => {
    const rest = 1 - share;
    const up = arc * 4 * share * rest;
    return { translate: px(x * rest, y * rest - up), scale: `${round(1 + (w - 1) * rest)} ${round(1 + (h - 1) * rest)}`, rotate: `${round(turn * rest)}deg` };
  };
  const frames = arc === 0 ? [at(0), at(1)] : Array.from({ length: POINTS + 1 }, (_, point) => at(point / POINTS));
  return motion(on, frames, ms, EASE.inOut);
}

/** From a point beside it, in its own units: for drawings, where places are known and not measured. */
export const glide = (on: Moved, x: number, y: number, ms: number = TIME.step): Motion => motion(on, [{ translate: px(x, y) }, { translate: '0px 0px' }], ms, EASE.inOut);

/** Square by square along a way, given as what is still missing at each of them. One motion for each square. */
export const steps = (on: Moved, missing: readonly { x: number; y: number }[]): Motion[] =>
  missing.slice(0, -1).map((from, place) => {
    const to = missing[place + 1]!;
    return motion(on, [{ translate: px(from.x, from.y) }, { translate: px(to.x, to.y) }], TIME.step, EASE.inOut);
  });

/** A card turns over: its back closes, its face opens. The back lies over the face and is not to be seen afterwards. */
export const turnOver = (face: Moved, back?: Moved): Motion[] => [
  ...(back ? [motion(back, [{ scale: '1 1', opacity: 1 }, { scale: '0 1', opacity: 1 }], TIME.chip, 'ease-in')] : []),
  motion(face, [{ scale: '0 1' }, { scale: '1 1' }], TIME.chip, EASE.out),
];

/** A die rolls in and stays on the face it shows. */
export const tumble = (on: Moved, from = -60): Motion => motion(on, [
  { translate: px(from, -18), rotate: '-540deg', offset: 0 }, { translate: px(from * 0.4, 0), rotate: '-270deg', offset: 0.45 },
  { translate: px(from * 0.2, -8), rotate: '-120deg', offset: 0.7 }, { translate: '0px 0px', rotate: '0deg', offset: 1 },
], TIME.turn, EASE.even);

/** What is hit jolts along the shot, once. Never the whole screen. */
export function jolt(on: Moved, degrees: number, far = 4): Motion {
  const angle = (degrees * Math.PI) / 180;
  return motion(on, [{ translate: '0px 0px' }, { translate: px(Math.cos(angle) * far, Math.sin(angle) * far) }, { translate: '0px 0px' }], TIME.press);
}

/** Somebody falls: what lies now stood upright. */
export const fall = (on: Moved, degrees = 90): Motion => motion(on, [{ rotate: `${-degrees}deg` }, { rotate: '0deg' }], TIME.step, EASE.inOut);

/** Something falls out of sight; what is left in the page is where it has gone from. */
export const drop = (on: Moved, x: number, y: number, turn = 20): Motion => motion(on, [{ translate: '0px 0px', rotate: '0deg', opacity: 1 }, { translate: px(x, y), rotate: `${turn}deg`, opacity: 0 }], TIME.turn, 'ease-in');

/** A line is drawn from its beginning to its end. The path says `pathLength="1"` and `stroke-dasharray="1"`. */
export const draw = (on: Moved, ms: number = TIME.chip): Motion => motion(on, [{ strokeDashoffset: '1' }, { strokeDashoffset: '0' }], ms);

/** A beam grows from its muzzle, which is its left end. */
export const beam = (on: Moved): Motion => motion(on, [{ scale: '0 1' }, { scale: '1 1' }], TIME.chip);

/** Something bursts. */
export const burst = (on: Moved): Motion => motion(on, [{ scale: '0.6', opacity: 0 }, { scale: '1', opacity: 1, offset: 0.6 }, { scale: '1', opacity: 1 }], TIME.step);

/** A spark flies outward, once, and stays where the drawing has it. */
export const spark = (on: Moved, x: number, y: number): Motion => motion(on, [{ translate: px(-x, -y), opacity: 0 }, { translate: '0px 0px', opacity: 1 }], TIME.step);

/** Something appears. */
export const appear = (on: Moved, ms: number = TIME.chip): Motion => motion(on, [{ opacity: 0 }, { opacity: 1 }], ms);

/** A picture seen from another place before: the boxes are what was and what is in sight, in the units of the drawing. */
export function camera(on: Moved, from: Place, to: Place): Motion {
  // What fits is what counts: a box of another shape is shown whole.
  const near = Math.min(to.w / from.w, to.h / from.h);
  const [x, y] = [to.x + to.w / 2 - (from.x + from.w / 2) * near, to.y + to.h / 2 - (from.y + from.h / 2) * near];
  return motion(on, [{ translate: px(x, y), scale: String(round(near)) }, { translate: '0px 0px', scale: '1' }], TIME.turn, EASE.inOut);
}

const FLIES = 'data-flies';

/** Where everything is that may fly, by its key. */
export const placesOf = (root: ParentNode): Map<string, Place> =>
  new Map([...root.querySelectorAll(`[${FLIES}]`)].map((on) => [on.getAttribute(FLIES)!, placeOf(on)]));

/** The flights of whatever is elsewhere than it was; a pixel does not count. */
export const flights = (root: ParentNode, before: ReadonlyMap<string, Place>, how: Flight = {}): Motion[] =>
  [...root.querySelectorAll(`[${FLIES}]`)].flatMap((on) => {
    const from = before.get(on.getAttribute(FLIES)!);
    if (!from || from.w === 0) return [];
    const to = placeOf(on);
    return Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 2 ? [] : [fly(on, from, how)];
  });

/** How long steps take in all, in milliseconds. */
export const lengthOf = (all: readonly Step[]): number => all.reduce((sum, step) => sum + timeOf(step), 0);

export const timeOf = (step: Step): number => {
  switch (step.kind) {
    case 'cue': return 0;
    case 'together': return Math.max(0, ...step.steps.filter(({ on }) => on).map(({ ms }) => ms));
    case 'hold': return step.ms;
    case 'motion': return step.on ? step.ms : 0;
  }
};
