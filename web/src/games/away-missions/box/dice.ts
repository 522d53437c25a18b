// Dice that people roll themselves. The server wants all dice of a turn at once; the page asks for them one step at a time. So the turn is worked out with
// the dice rolled so far and blanks after them: up to the first step that would use a blank, everything is certain.
import { isLast, isSwarm, type AlienTurn, type Step } from './tools';

/** Never a success, and never the last word: a step that used one is not shown. */
const BLANK = 10;
/** More than any turn needs: 96 figures, at most seven dice each. */
const ENOUGH = 700;

export const padded = (rolled: readonly number[]): number[] => [...rolled, ...Array<number>(Math.max(0, ENOUGH - rolled.length)).fill(BLANK)];

/** How many dice of a step can be seen in it: its own, and one for each Terror. */
export const seenDice = (step: Step): number => (isLast(step) ? 0 : step.rolls.length) + step.effects.filter(({ effect }) => effect === 'terror').length;

/** Whether a step may have used a die for a choice by chance: it went over tiles. */
const went = (step: Step): boolean => !isLast(step) && (isSwarm(step) ? step.from.length > 0 : step.path.length > 0);

export interface Due { /** The dice before this step. */ from: number; count: number }

/** Which dice belong to which step. A choice of tile by chance shows no die; what is missing in the sum belongs to the first steps that went anywhere. */
export function dueOf(turn: Pick<AlienTurn, 'steps' | 'dice_used'>): Due[] {
  let hidden = turn.dice_used - turn.steps.reduce((sum, step) => sum + seenDice(step), 0);
  let from = 0;
  return turn.steps.map((step) => {
    const chance = hidden > 0 && went(step) ? 1 : 0;
    hidden -= chance;
    const due = { from, count: seenDice(step) + chance };
    from += due.count;
    return due;
  });
}

/** How many steps are certain with so many dice rolled. */
export const certain = (due: readonly Due[], rolled: number): number => {
  const open = due.findIndex(({ from, count }) => from + count > rolled);
  return open < 0 ? due.length : open;
};

export const isSuccess = (roll: number): boolean => roll >= 1 && roll <= 3;
