import { describe, expect, it } from 'vitest';
import { STEPS, type Seen } from '../../src/games/space-cadets/lesson/steps';
import type { View } from '../../src/games/space-cadets/types';
import { nextStep } from '../../src/games/shared/lesson';

const at = (step: View['step'], turn = 1, mine: Seen['mine'] = ['helm']): Seen => ({ view: { step, turn, end: null } as View, mine });
const idAt = (from: number, seen: Seen) => STEPS[nextStep(STEPS, from, seen)]?.id;

describe('the guided first mission', () => {
  it('begins with a welcome and speaks of energy only to whoever hands it out', () => {
    expect(idAt(0, at('discussion'))).toBe('welcome');
    const energy = STEPS.findIndex(({ id }) => id === 'energy');
    expect(idAt(energy, at('discussion'))).toBe('ready');
    expect(idAt(energy, at('discussion', 1, ['engineering']))).toBe('energy');
  });

  it('follows the steps of the turn, also where some are skipped', () => {
    expect(idAt(0, at('preparation'))).toBe('prepare');
    expect(idAt(0, at('action'))).toBe('action');
    expect(idAt(0, at('jump'))).toBe('jump');
  });

  it('waits for the end of a step and is over with the first turn', () => {
    const action = STEPS.find(({ id }) => id === 'action');
    expect(action?.done?.(at('action'), undefined)).toBe(false);
    expect(action?.done?.(at('resolution'), undefined)).toBe(true);
    expect(idAt(0, at('discussion', 2))).toBe('end');
  });
});
