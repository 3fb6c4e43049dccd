import { describe, expect, it } from 'vitest';
import { isTaiwanId } from './is-taiwan-id.js';

describe('isTaiwanId', () => {
  it.each([
    ['A123456789', 'the usual sample'],
    ['W223456781', 'a woman; W is 32'],
    ['I111111115', 'I is 34'],
    ['O211111118', 'O is 35'],
    ['Z135792460', 'Z is 33'],
    ['A800000014', 'a resident (UI number), a man'],
    ['F987654324', 'a resident, a woman'],
    ['A870000006', 'a national without household'],
  ])('accepts %s: %s', (input) => {
    expect(isTaiwanId(input)).toBe(true);
  });

  it.each([
    ['A123456788', 'a wrong check'],
    ['B123456789', 'another letter'],
    ['A323456783', 'a second digit of 3'],
    ['A023456787', 'a second digit of 0'],
    ['A723456781', 'a second digit of 7'],
    ['a123456789', 'a small letter'],
    ['AC01234567', 'the form before 2021, which was not asked for'],
    ['A12345678', 'nine characters'],
    ['A1234567890', 'eleven characters'],
    ['Ａ123456789', 'a full-width letter'],
    ['A123456789\n', 'a line break after'],
    ['', 'nothing'],
  ])('rejects %j: %s', (input) => {
    expect(isTaiwanId(input)).toBe(false);
  });

  it('accepts the form before 2021 when old is on', () => {
    expect(isTaiwanId('AC01234567', { old: true })).toBe(true);
    expect(isTaiwanId('FD12345676', { old: true })).toBe(true);
    expect(isTaiwanId('AB00000001', { old: true })).toBe(true);
    expect(isTaiwanId('A123456789', { old: true })).toBe(true);
    expect(isTaiwanId('AC01234568', { old: true })).toBe(false);
    expect(isTaiwanId('AE01234567', { old: true })).toBe(false);
  });
});
