// RFC 6902 JSON Patch, without mutation: what did not change keeps its identity, so Svelte redraws only what did.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export type Operation =
  | { op: 'add' | 'replace' | 'test'; path: string; value: Json }
  | { op: 'remove'; path: string }
  | { op: 'move' | 'copy'; from: string; path: string };

export class PatchError extends Error {}

function parse(pointer: string): string[] {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) throw new PatchError(`not a pointer: ${pointer}`);
  return pointer.slice(1).split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function index(part: string, length: number): number {
  if (!/^(0|[1-9]\d*)$/.test(part)) throw new PatchError(`not an index: ${part}`);
  const at = Number(part);
  if (at > length) throw new PatchError(`beyond the end: ${part}`);
  return at;
}

const owns = (value: { [name: string]: Json }, name: string): boolean => Object.hasOwn(value, name);

export function read(document: Json, pointer: string): Json {
  let value = document;
  for (const part of parse(pointer)) {
    if (Array.isArray(value)) {
      const at = index(part, value.length);
      if (at >= value.length) throw new PatchError(`nothing at ${pointer}`);
      value = value[at]!;
    } else if (value !== null && typeof value === 'object' && owns(value, part)) {
      value = value[part]!;
    } else {
      throw new PatchError(`nothing at ${pointer}`);
    }
  }
  return value;
}

type Change = { kind: 'add' | 'replace'; value: Json } | { kind: 'remove' };

function change(document: Json, path: string[], what: Change): Json {
  const [part, ...rest] = path;
  if (part === undefined) {
    if (what.kind === 'remove') return null;
    return what.value;
  }
  if (Array.isArray(document)) return changeArray(document, part, rest, what);
  if (document !== null && typeof document === 'object') {
    const known = owns(document, part);
    if (rest.length === 0) {
      if (what.kind === 'add') return set(document, part, what.value);
      if (!known) throw new PatchError(`nothing at ${part}`);
      if (what.kind === 'replace') return set(document, part, what.value);
      const { [part]: _gone, ...left } = document;
      return left;
    }
    if (!known) throw new PatchError(`nothing at ${part}`);
    return set(document, part, change(document[part]!, rest, what));
  }
  throw new PatchError(`nothing inside ${part}`);
}

function set(object: { [name: string]: Json }, name: string, value: Json): { [name: string]: Json } {
  // Never through a setter: a field named __proto__ is data.
  const copy = { ...object };
  Object.defineProperty(copy, name, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

function changeArray(array: Json[], part: string, rest: string[], what: Change): Json {
  if (rest.length === 0 && what.kind === 'add') {
    const at = part === '-' ? array.length : index(part, array.length);
    return array.toSpliced(at, 0, what.value);
  }
  const at = index(part, array.length);
  if (at >= array.length) throw new PatchError(`beyond the end: ${part}`);
  if (rest.length > 0) return array.with(at, change(array[at]!, rest, what));
  return what.kind === 'remove' ? array.toSpliced(at, 1) : array.with(at, (what as { value: Json }).value);
}

export function equal(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every(
    (name) =>
      Object.hasOwn(other, name) &&
      equal((one as { [n: string]: Json })[name]!, (other as { [n: string]: Json })[name]!),
  );
}

function apply(document: Json, operation: Operation): Json {
  switch (operation.op) {
    case 'add':
      return change(document, parse(operation.path), { kind: 'add', value: operation.value });
    case 'replace':
      return change(document, parse(operation.path), { kind: 'replace', value: operation.value });
    case 'remove':
      return change(document, parse(operation.path), { kind: 'remove' });
    case 'copy':
      return change(document, parse(operation.path), { kind: 'add', value: read(document, operation.from) });
    case 'move': {
      if (operation.path.startsWith(`${operation.from}/`)) throw new PatchError('moved into itself');
      const value = read(document, operation.from);
      const without = change(document, parse(operation.from), { kind: 'remove' });
      return change(without, parse(operation.path), { kind: 'add', value });
    }
    case 'test':
      if (!equal(read(document, operation.path), operation.value)) {
        throw new PatchError(`not as expected: ${operation.path}`);
      }
      return document;
    default:
      throw new PatchError('unknown operation');
  }
}

/** The patched document, or an error and the old document untouched. */
export function applyPatch(document: Json, operations: readonly Operation[]): Json {
  return operations.reduce(apply, document);
}
