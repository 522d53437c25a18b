// How a beat moves: the effects of the picture, in rule order, one after the other.
import { appear, beam, burst, camera, cue, draw, fall, glide, hold, jolt, motion, spark, steps, TIME, together, type Motion, type Step } from '../../shared/motion/motion';
import type { Box, Point } from '../ship/geometry';
import type { Effect, Framing } from './framing';

/** The caption stands before anything moves. */
export const BEFORE = 200;
/** How long the end of a beat is looked at. */
export const AFTER = 500;

const angle = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** The sparks of a burst with their own ways. */
function sparks(root: ParentNode): Motion[] {
  return [...root.querySelectorAll<SVGElement>('[data-spark]')].map((line) => {
    const [x, y] = line.dataset['spark']!.split(' ').map(Number) as [number, number];
    return spark(line, x, y);
  });
}

/** What a effect does. `find` looks for its parts in the picture. */
function moved(effect: Effect, all: readonly Effect[], find: (what: string) => Element | null): Step[] {
  const part = find(effect.kind);
  switch (effect.kind) {
    case 'beam': {
      if (effect.past) return [];
      const target = all.some((each) => each.kind === 'burst' || each.kind === 'ripple');
      return [beam(part), ...(target ? [] : [hold(TIME.step)])];
    }
    case 'burst': {
      const shot = all.find((each) => each.kind === 'beam');
      const struck = find('struck');
      // What ends with it is there until it bursts.
      const dying = find('gone');
      return [together(burst(part?.querySelector('[data-flash]')), ...(dying ? [motion(dying, [{ opacity: 1 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], TIME.step)] : []), ...(part ? sparks(part) : [])), ...(struck && shot?.kind === 'beam' ? [jolt(struck, angle(shot.from, shot.to))] : [])];
    }
    case 'ripple': return [draw(part?.querySelector('path'), TIME.step)];
    case 'spent': return [appear(part, TIME.press)];
    case 'tile': {
      const way = { x: effect.from.x - effect.at.x, y: effect.from.y - effect.at.y };
      const curve = [0, 0.25, 0.5, 0.75, 1].map((share) => ({
        translate: `${way.x * (1 - share)}px ${way.y * (1 - share) - 70 * share * (1 - share)}px`, rotate: `${20 * (1 - share)}deg`, scale: String(0.5 + share / 2), opacity: share === 0 ? 0 : 1,
      }));
      return [motion(part, curve, TIME.turn), appear(find('was'), TIME.press)];
    }
    case 'fallen': return [fall(find('figure')), appear(find('stars'), TIME.press), appear(find('words'), TIME.press)];
    case 'trail': {
      const end = effect.way.at(-1)!;
      const missing = effect.way.map(({ x, y }) => ({ x: x - end.x, y: y - end.y }));
      const [first, ...rest] = steps(find('token'), missing);
      // The ship comes nearer while its token begins to step.
      return [...(first ? [together(first, glide(find('ship'), effect.ship.x, effect.ship.y))] : []), ...rest, appear(part, TIME.press)];
    }
    case 'walk': {
      const end = effect.way.at(-1)!;
      const missing = effect.way.map(({ x, y }) => ({ x: x - end.x, y: y - end.y }));
      const [walk, cabin] = [steps(find('figure'), missing), find('cabin')];
      if (!effect.lift || walk.length < 3) return walk;
      // Into the lift, up or down with it, and out.
      return [walk[0]!, together(walk[1]!, glide(cabin, 0, effect.way[1]!.y - effect.way[2]!.y)), walk[2]!];
    }
    case 'clash': return [draw(part?.querySelector('path'))];
    case 'comes': return [together(motion(find('ship'), [{ translate: '30px -150px', opacity: 0 }, { translate: '0px 0px', opacity: 1 }], TIME.turn), motion(find('token'), [{ opacity: 0 }, { opacity: 1 }], TIME.turn))];
    case 'lost': return [
      together(...['red', 'white', 'blue'].map((zone) => motion(find(`piece-${zone}`), [{ translate: '0px 0px', rotate: '0deg', offset: 0 }], TIME.turn, 'ease-in')), ...(part ? sparks(part) : [])),
      burst(part?.querySelector('[data-flash]')),
    ];
    case 'jump': return [motion(find('vessel'), [{ translate: '0px 0px', scale: '1 1', opacity: 1 }, { translate: '-14px 0px', scale: '0.96 1', opacity: 1, offset: 0.35 }, { translate: '900px 0px', scale: '2 0.4', opacity: 0 }], TIME.turn, 'ease-in'), draw(part?.querySelector('path'), TIME.step)];
  }
}

const same = (one: Box, two: Box): boolean => Math.abs(one.x - two.x) + Math.abs(one.y - two.y) + Math.abs(one.w - two.w) < 1;

/** The steps of a beat: the camera, then each of its effects. `heard` is its sound, and comes with the first of them. */
export function stepsOf(framing: Framing, beat: number, world: Element | null, find: (effect: Effect) => (what: string) => Element | null, heard: () => void): Step[] {
  const now = framing.effects.filter((effect) => effect.beat === beat);
  return [
    ...(same(framing.from, framing.box) ? [] : [camera(world, framing.from, framing.box)]),
    hold(BEFORE),
    cue(heard),
    ...now.flatMap((effect) => moved(effect, now, find(effect))),
    hold(AFTER),
  ];
}
