import { describe, expect, it } from 'vitest';
import { applyPatch, PatchError, type Json } from '../src/net/patch';

describe('applyPatch', () => {
  const base = { a: { b: [1, 2, 3] }, c: 'x', 'sl/ash~': 1 };

  it.each<[string, Parameters<typeof applyPatch>[1], Json]>([
    ['adds a member', [{ op: 'add', path: '/d', value: 4 }], { ...base, d: 4 }],
    ['replaces deep inside', [{ op: 'replace', path: '/a/b/1', value: 9 }], { ...base, a: { b: [1, 9, 3] } }],
    ['inserts into an array', [{ op: 'add', path: '/a/b/1', value: 9 }], { ...base, a: { b: [1, 9, 2, 3] } }],
    ['appends with a dash', [{ op: 'add', path: '/a/b/-', value: 9 }], { ...base, a: { b: [1, 2, 3, 9] } }],
    ['removes from an array', [{ op: 'remove', path: '/a/b/0' }], { ...base, a: { b: [2, 3] } }],
    ['removes a member', [{ op: 'remove', path: '/c' }], { a: base.a, 'sl/ash~': 1 }],
    ['moves', [{ op: 'move', from: '/a/b/2', path: '/a/b/0' }], { ...base, a: { b: [3, 1, 2] } }],
    ['copies', [{ op: 'copy', from: '/c', path: '/a/c' }], { ...base, a: { b: [1, 2, 3], c: 'x' } }],
    ['unescapes pointers', [{ op: 'replace', path: '/sl~1ash~0', value: 2 }], { ...base, 'sl/ash~': 2 }],
    ['replaces the whole', [{ op: 'replace', path: '', value: [] }], []],
    ['tests and goes on', [{ op: 'test', path: '/a/b', value: [1, 2, 3] }, { op: 'remove', path: '/c' }], { a: base.a, 'sl/ash~': 1 }],
  ])('%s', (_, operations, expected) => {
    expect(applyPatch(base, operations)).toEqual(expected);
  });

  it('leaves the old document and the untouched parts as they were', () => {
    const frozen = Object.freeze({ one: Object.freeze({ x: 1 }), two: Object.freeze({ y: 1 }) });
    const next = applyPatch(frozen, [{ op: 'replace', path: '/one/x', value: 2 }]) as typeof frozen;
    expect(next.two).toBe(frozen.two);
    expect(frozen.one.x).toBe(1);
  });

  it.each<[string, Parameters<typeof applyPatch>[1]]>([
    ['a missing member', [{ op: 'replace', path: '/no', value: 1 }]],
    ['a hole in the path', [{ op: 'add', path: '/no/x', value: 1 }]],
    ['an index beyond the end', [{ op: 'add', path: '/a/b/7', value: 1 }]],
    ['an index with a leading zero', [{ op: 'remove', path: '/a/b/01' }]],
    ['a failed test', [{ op: 'test', path: '/c', value: 'y' }]],
    ['a move into itself', [{ op: 'move', from: '/a', path: '/a/b' }]],
    ['what objects inherit', [{ op: 'replace', path: '/toString', value: 1 }]],
  ])('refuses %s', (_, operations) => {
    expect(() => applyPatch(base, operations)).toThrow(PatchError);
  });

  it('treats __proto__ as data', () => {
    const next = applyPatch({}, [{ op: 'add', path: '/__proto__', value: { hacked: true } }]);
    expect(({} as Record<string, unknown>).hacked).toBeUndefined();
    expect(Object.hasOwn(next as object, '__proto__')).toBe(true);
  });
});
