// Commands put together by hand: payments, declared items, companions.
import { describe, expect, it } from 'vitest';
import { boosts, companions, payments, withBoost, withCompanion, withPay } from '../../src/games/away-missions/compose';
import type { Command, Preview } from '../../src/games/away-missions/types';

const nothing: Preview = { refused: null, roll: null, then: [], payments: [], boosts: [], companions: [], risk: null };
const attack: Command = { act: { who: 'captain', action: { attack: { weapon: 1, target: { alien: 3 } } }, pay: 'combat', with: [] } };
const beam: Command = { use: { who: 'captain', card: 7, aim: { tile: 4 }, with: [] } };

describe('an Action', () => {
  it('may be paid for with anything the server names', () => {
    expect(payments(attack, { ...nothing, payments: ['combat', 'standard', 'oxygen'] })).toEqual(['combat', 'standard', 'oxygen']);
    expect(payments(attack, null)).toEqual(['combat']);
    expect(withPay(attack, 'oxygen')).toEqual({ act: { who: 'captain', action: { attack: { weapon: 1, target: { alien: 3 } } }, pay: 'oxygen', with: [] } });
    expect(payments(beam, nothing)).toEqual([]);
  });
  it('takes several declared items at once, each card once', () => {
    const one = withBoost(attack, { card: 5 }, true);
    const two = withBoost(one, { card: 6, hatch: [1, 2] }, true);
    expect(boosts(two, { ...nothing, boosts: [{ card: 6, hatch: [2, 3] }, { card: 8 }] })).toEqual([
      { boost: { card: 5 }, on: true },
      { boost: { card: 6, hatch: [1, 2] }, on: true },
      { boost: { card: 8 }, on: false },
    ]);
    expect(boosts(withBoost(two, { card: 5 }, false), null)).toEqual([{ boost: { card: 6, hatch: [1, 2] }, on: true }]);
  });
});

describe('a Teleporter', () => {
  it('takes along whoever is named, and goes alone again', () => {
    const both = withCompanion(withCompanion(beam, 'chief', true), 'doctor', true);
    expect(both).toEqual({ use: { who: 'captain', card: 7, aim: { together: { to: 4, others: ['chief', 'doctor'] } }, with: [] } });
    expect(companions(both, { ...nothing, companions: ['yeoman'] })).toEqual([{ who: 'chief', on: true }, { who: 'doctor', on: true }, { who: 'yeoman', on: false }]);
    expect(withCompanion(withCompanion(both, 'chief', false), 'doctor', false)).toEqual(beam);
  });
});
