import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskAccountNumber, maskIdCard, maskName, maskPhone } from './mask.js';

describe('maskPhone', () => {
  it.each([
    ['13800130001', '138****0001', 'a mobile'],
    ['+8613800130001', '+86*******0001', 'a country code'],
    ['12345678', '******78', 'a short number shows its end only'],
    ['0755123456', '********56', 'ten digits'],
    ['12345', '*****', 'too short to show anything'],
    ['', '', 'nothing'],
  ])('masks %s as %s: %s', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });
});

describe('maskIdCard', () => {
  it.each([
    ['11010519491231002X', '1101**********002X', '18 digits'],
    ['110105491231002', '1101*******1002', '15 digits'],
    ['A123456(3)', 'A*******3)', 'Hong Kong'],
    ['A123456789', 'A*******89', 'Taiwan'],
    ['A12345', '******', 'too short to show anything'],
    ['', '', 'nothing'],
  ])('masks %s as %s: %s', (id, masked) => {
    expect(maskIdCard(id)).toBe(masked);
  });
});

describe('maskAccountNumber', () => {
  it.each([
    ['6222021001116245123', '***************5123', '19 digits'],
    ['12345678', '****5678', '8 digits'],
    ['1234567', '*******', 'too short to show anything'],
  ])('masks %s as %s: %s', (digits, masked) => {
    expect(maskAccountNumber(digits)).toBe(masked);
  });
});

describe('maskName', () => {
  it.each([
    ['李明', '李*', 'Chinese'],
    ['阿卜杜拉·买买提', '阿***·***', 'separators stay'],
    ['Mary Ann', 'M*** ***', 'words'],
    ['𠮷田', '𠮷*', 'a letter outside the basic plane stays whole'],
    ['李', '李', 'one letter'],
    ['', '', 'nothing'],
  ])('masks %s as %s: %s', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});

it('hides at least four characters of every phone and identity number, and keeps its length', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 20 });
  fc.assert(
    fc.property(text, (input) => {
      for (const masked of [maskPhone(input), maskIdCard(input)]) {
        expect(masked).toHaveLength(input.length);
        expect(masked.split('*').length - 1).toBeGreaterThanOrEqual(Math.min(input.length, 4));
      }
    }),
  );
});
