// While the beats of a launch are played, whatever stands around it (headers, lists of scores) tells the position before them.
import type { View } from '../types';

class Held {
  view = $state.raw<View | null>(null);
}

export const held = new Held();
