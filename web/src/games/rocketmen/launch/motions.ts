// What moves in each beat of a launch, to the picture that the page already has. Times and order are those of the style's motion table.
import { play } from '../../../state/sound';
import { appear, burst, cue, draw, EASE, hold, motion, TIME, together, turnOver, type Step } from '../../shared/motion/motion';
import type { Path } from './path';
import type { LaunchPicture } from './picture';

/** How long a sentence or a number is left standing before the next beat. */
const LOOK = 700;

/** From the point of one space to that of another, as what is still missing at `end`. */
function leg(path: Path, from: number, to: number, end: number): Keyframe[] {
  const offset = (space: number) => {
    const [x, y] = path.at(space);
    const [ex, ey] = path.at(end);
    return `${(x - ex).toFixed(1)}px ${(y - ey).toFixed(1)}px`;
  };
  return [{ translate: offset(from) }, { translate: offset(to) }];
}

/** Space by space from one to another; a long way is flown in longer steps, so that no beat drags. */
function flight(rocket: Element | null, path: Path, from: number, to: number): Step[] {
  const stops = Math.min(4, to - from);
  const at = (n: number) => from + ((to - from) * n) / stops;
  return Array.from({ length: Math.max(0, stops) }, (_, n) => [cue(() => play('tick')), motion(rocket, leg(path, at(n), at(n + 1), to), TIME.step, EASE.inOut)]).flat();
}

export function motionsOf(picture: LaunchPicture, root: ParentNode, path: Path): Step[] {
  const find = (name: string) => root.querySelector(`[data-moves="${name}"]`);
  const [rocket, trail, mark, ending] = [find('rocket'), find('trail'), find('mark'), find('ending')];
  const { beat, from, position } = picture;
  switch (beat) {
    case 'lift-off':
      return [cue(() => play('whoosh')), ...flight(rocket, path, 0, position), draw(trail, TIME.turn), appear(mark), hold(TIME.step)];
    case 'card': {
      const cards = [...root.querySelectorAll('[data-moves="card"]')];
      const backs = [...root.querySelectorAll('[data-moves="back"]')];
      return [cue(() => play('card')), ...turnOver(cards.at(-1), backs.at(-1)), hold(LOOK)];
    }
    case 'move':
    case 'burn':
      return [...(beat === 'burn' ? [cue(() => play('whoosh'))] : []), ...flight(rocket, path, from, position), draw(trail, TIME.turn), appear(mark), hold(TIME.step)];
    case 'success':
      return [
        hold(TIME.chip), cue(() => play('whoosh')),
        // It turns round and comes down tail first, or docks.
        together(motion(rocket, [{ translate: '-30px -22px' }, { translate: '0px 0px' }], TIME.turn, EASE.inOut), ...(find('body')?.hasAttribute('data-flips') ? [motion(find('body'), [{ rotate: '180deg' }, { rotate: '0deg' }], TIME.turn, EASE.inOut)] : [])),
        cue(() => play('success')), burst(find('burst')), appear(find('flag')), appear(ending),
      ];
    case 'failure':
      return [
        hold(TIME.chip), cue(() => play('failure')),
        together(motion(rocket, leg(path, position, 0, 0), TIME.turn, 'ease-in'), motion(find('body'), [{ rotate: '-260deg' }, { rotate: '0deg' }], TIME.turn, 'ease-in')),
        cue(() => play('thud')), burst(find('burst')), appear(ending),
      ];
    case 'abort':
      return [hold(TIME.chip), cue(() => play('whoosh')), motion(rocket, leg(path, position, 0, 0), TIME.turn, EASE.inOut), cue(() => play('place')), appear(ending)];
    case null:
      return [];
  }
}
