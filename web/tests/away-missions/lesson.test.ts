// The guided first mission: its steps follow the course of the rules, and whoever leaves it is told so.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import './stage';
import type { Command, View } from '../../src/games/away-missions/types';

const { Course, packs, plain } = await import('../../src/games/away-missions/lesson/course.svelte');
const { stepsOf } = await import('../../src/games/away-missions/lesson/steps');
const commands = JSON.parse(readFileSync(fileURLToPath(new URL('../../../crates/away-missions/data/lesson.json', import.meta.url)), 'utf8')) as Command[];
const course = commands.map((command) => ({ command, say: `away-missions-lesson-${typeof command === 'string' ? 'answer' : 'end_turn' in command ? 'end' : 'propose' in command ? 'order' : 'scan' in command ? 'scan' : 'spend' in command ? 'overkill' : 'move'}` }));
const view = (phase: View['phase'], turn = 1) => ({ phase, turn }) as View;
const at = (done: number, more = {}) => ({ desk: {} as never, view: view('actions'), filming: false, done, left: false, ...more });

describe('the steps of the guide', () => {
  const steps = stepsOf(course);
  it('hold every deed of the course once, packing apart', () => {
    const deeds = steps.filter(({ says }) => says);
    expect(deeds).toHaveLength(commands.filter((command) => !packs(command)).length);
    for (const step of deeds) {
      const place = Number(step.id.slice('deed-'.length));
      expect([step.done!(at(place), null), step.done!(at(place + 1), null)]).toEqual([false, true]);
    }
  });
  it('explain a thing before it is done the first time, and the Aliens after the first Game Turn', () => {
    const ids = steps.map(({ id }) => id);
    expect(ids.filter((id) => id === 'scan')).toHaveLength(1);
    expect(ids.indexOf('scan')).toBeLessThan(steps.findIndex(({ says }) => says?.endsWith('scan')));
    expect(steps[ids.indexOf('aliens') + 1]!.says).toMatch(/order/);
  });
  it('leave out the deeds for somebody who went another way, and what is packed for somebody on board', () => {
    const off = at(0, { left: true });
    expect(steps.filter(({ says }) => says).every((step) => step.passed!(off))).toBe(true);
    const alone = steps.find(({ id }) => id === 'alone')!;
    expect([alone.passed!(off), alone.passed!(at(3))]).toEqual([false, true]);
    expect(steps.find(({ id }) => id === 'pack')!.passed!(at(0))).toBe(true);
  });
});

describe('the course', () => {
  const desk = { offers: [] } as never;
  it('knows a command however it is written', () => {
    expect(plain({ act: { who: 'chief', pay: 'standard', action: { move: { to: 3 } }, with: [] } })).toBe(plain({ act: { action: { move: { to: 3 } }, pay: 'standard', who: 'chief' } }));
    expect(plain('pass')).not.toBe(plain('proceed'));
  });
  it('goes on with what it expects, is left with anything else, and hears no talk', () => {
    const one = new Course(desk, 'table');
    one.steps = course;
    one.note(course[0]!.command);
    expect([one.done, one.left]).toEqual([1, false]);
    one.note({ ask: { who: 'chief', favour: 'wait' } } as never);
    expect([one.done, one.left]).toEqual([1, false]);
    one.note({ end_turn: { who: 'captain' } });
    expect([one.left, one.step]).toEqual([true, null]);
  });
  it('finds the offer and the way to pay that go on with it', () => {
    const wanted = { act: { who: 'chief', action: { move: { to: 3 } }, pay: 'oxygen' } } as Command;
    const offer = { key: 'x', ways: [{ command: { act: { who: 'chief', action: { move: { to: 3 } }, pay: 'standard', with: [] } } }, { command: { act: { who: 'chief', action: { move: { to: 3 } }, pay: 'oxygen', with: [] } } }] };
    const one = new Course({ offers: [offer] } as never, 'other');
    one.steps = [{ command: wanted, say: 'x' }];
    expect(one.next()).toMatchObject({ offer: { key: 'x' }, way: 1 });
  });
});
