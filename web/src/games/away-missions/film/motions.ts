// How a beat of the Aliens' film is told: in rule order, one thing after the other, each with its sound.
import { sound } from '../../shared/sound/speaker';
import { appear, cue, hold, TIME, together, tumble, type Step } from '../../shared/motion/motion';
import { hit, walk } from '../board/motions';
import type { Axial } from '../board/types';
import { AWAY, soundOfStep } from '../sounds';
import type { Happening, View } from '../types';
import type { Beat } from './beats';
import type { FilmPicture } from './picture';

export function motionsOf(root: ParentNode, view: View, beat: Beat, picture: FilmPicture): Step[] {
  const place = (id: number): Axial | null => {
    const tile = view.tiles.find((one) => one.id === id);
    return tile ? [tile.at[0], tile.at[1]] : null;
  };
  const heard = (told: Happening): Step[] => {
    const name = soundOfStep(told);
    return name ? [cue(() => void sound(AWAY[name]))] : [];
  };
  const dice = [...root.querySelectorAll('[data-die]')];
  const steps: Step[] = [];
  let [walked, rolled] = [false, 0];
  for (const told of beat.happenings) {
    if (told.what === 'moves' || told.what === 'gathers') {
      if (walked) continue;
      walked = true;
      steps.push(...heard(told), ...walk(root, picture.walks));
    } else if (told.what === 'rolls') {
      const these = dice.slice(rolled, rolled + told.dice.length);
      rolled += told.dice.length;
      const line = root.querySelector('[data-line="attack"]');
      if (line && rolled === told.dice.length) steps.push(appear(line));
      steps.push(...heard(told), together(...these.map((die, index) => tumble(die, -40 - index * 12))), hold(TIME.chip));
    } else if (told.what === 'hit' || told.what === 'panic' || told.what === 'mind_control' || told.what === 'grapple') {
      const at = picture.now.people.find(({ who }) => who === told.who)?.at;
      steps.push(...heard(told), hit(root, `rocketeer-${told.who}`, picture.place, at === undefined ? null : place(at)));
    } else steps.push(...heard(told));
  }
  return steps;
}
