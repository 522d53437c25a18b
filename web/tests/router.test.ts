import { describe, expect, it } from 'vitest';
import { parseRoute, pathTo } from '../src/router';

const at = (path: string) => parseRoute(new URL(path, 'http://localhost:7878'));

describe('parseRoute', () => {
  it.each([
    ['/', { screen: 'lobby' }],
    ['/t/KX4TQ', { screen: 'table', code: 'KX4TQ', big: false, lesson: false }],
    ['/t/KX4TQ?screen', { screen: 'table', code: 'KX4TQ', big: true, lesson: false }],
    ['/t/KX4TQ?lesson', { screen: 'table', code: 'KX4TQ', big: false, lesson: true }],
    ['/r/KX4TQ', { screen: 'replay', code: 'KX4TQ', at: null, eyes: null }],
    ['/r/KX4TQ#42', { screen: 'replay', code: 'KX4TQ', at: 42, eyes: null }],
    ['/r/KX4TQ?as=2#42', { screen: 'replay', code: 'KX4TQ', at: 42, eyes: 1 }],
    ['/r/KX4TQ?as=x', { screen: 'replay', code: 'KX4TQ', at: null, eyes: null }],
    ['/rules', { screen: 'rules', game: null, rule: null }],
    ['/rules/rocketmen#RM-4.7', { screen: 'rules', game: 'rocketmen', rule: 'RM-4.7' }],
    ['/settings', { screen: 'settings' }],
    ['/about/', { screen: 'about' }],
    ['/replays', { screen: 'replays' }],
    ['/t/', { screen: 'missing', path: '/t/' }],
    ['/t/a/b', { screen: 'missing', path: '/t/a/b' }],
    ['/t/%3Cscript%3E', { screen: 'missing', path: '/t/%3Cscript%3E' }],
    ['/rules/NOPE', { screen: 'missing', path: '/rules/NOPE' }],
    ['/settings/x', { screen: 'missing', path: '/settings/x' }],
    ['/nowhere', { screen: 'missing', path: '/nowhere' }],
  ])('%s', (path, route) => {
    expect(at(path)).toEqual(route);
  });

  it('reads back what pathTo writes', () => {
    expect(at(pathTo.table('AB2CD'))).toMatchObject({ screen: 'table', code: 'AB2CD' });
    expect(at(pathTo.bigScreen('AB2CD'))).toMatchObject({ big: true });
    expect(at(pathTo.lesson('AB2CD'))).toMatchObject({ code: 'AB2CD', lesson: true });
    expect(at(pathTo.replay('AB2CD', 7))).toMatchObject({ at: 7 });
    expect(at(pathTo.replay('AB2CD', 7, 0))).toMatchObject({ at: 7, eyes: 0 });
    expect(at(pathTo.rules('space-alert', 'SA-1.2'))).toMatchObject({ game: 'space-alert', rule: 'SA-1.2' });
  });

  it('survives a broken fragment', () => {
    expect(at('/rules/rocketmen#%E0%A4%A')).toMatchObject({ screen: 'rules', rule: null });
  });
});
