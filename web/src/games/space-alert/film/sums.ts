// The machine explains in sums. Each term is a number and a message for its name.
import type { Happening } from '../types';

export interface Sum { terms: { sign: '' | '+' | '−'; value: number; name: string }[]; result: { value: number; name: string } }

/** The sum behind a happening, if it is one; `before` is what was told in the same step. */
export function sumOf(told: Happening, before: readonly Happening[]): Sum | null {
  if (told.what === 'hit') {
    const shots = before.filter((each) => each.what === 'aims').filter((shot) => shot.threat === told.threat);
    const named = shots.map((shot) => ({ value: shot.strength, name: typeof shot.weapon === 'string' ? shot.weapon : shot.weapon.cannon === 'LW' ? 'pulse' : 'laser' }));
    const known = named.reduce((sum, shot) => sum + shot.value, 0) === told.strength;
    const terms = known ? named : [{ value: told.strength, name: 'strength' }];
    return {
      terms: [...terms.map((term, place) => ({ sign: place === 0 ? ('' as const) : ('+' as const), ...term })), { sign: told.shield < 0 ? '+' : '−', value: Math.abs(told.shield), name: 'shield' }],
      result: { value: told.damage, name: 'damage' },
    };
  }
  if (told.what === 'attack') {
    return {
      terms: [{ sign: '', value: told.strength, name: 'attack' }, { sign: '−', value: told.absorbed, name: 'shield' }],
      result: { value: Math.max(0, told.strength - told.absorbed), name: 'damage' },
    };
  }
  return null;
}
