import { describe, expect, it } from 'vitest';
import { cleanCode } from '../src/screens/lobby/code';
import { clockText } from '../src/ui/clock';

describe('cleanCode', () => {
  it.each([
    ['k7m2qx', 'K7M2QX'],
    [' K7-M2 QX ', 'K7M2QX'],
    ['https://example.org/t/K7M2QX', 'K7M2QX'],
    ['https://example.org/t/K7M2QX?screen', 'K7M2QX'],
    ['K7M2QXABC', 'K7M2QX'],
  ])('%s', (text, code) => expect(cleanCode(text)).toBe(code));
});

describe('clockText', () => {
  it.each([[0, '0:00'], [1, '0:01'], [84_000, '1:24'], [3_725_000, '1:02:05'], [-5, '0:00']])('%d', (milliseconds, text) => expect(clockText(milliseconds)).toBe(text));
});
