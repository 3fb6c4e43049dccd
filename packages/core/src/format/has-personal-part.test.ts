import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPersonalPart } from './has-personal-part.js';

describe('hasPersonalPart', () => {
  it.each([
    ['13800138000', 'a phone'],
    ['１３８００１３８０００', 'a phone in full width'],
    ['+86 138 0013 8000', 'a phone with its country'],
    ['138.0013.8000', 'a phone with dots'],
    ['张三138–0013–8000', 'a phone after a name'],
    ['1380013', 'the beginning of a phone'],
    ['010-12345678', 'a landline'],
    ['11010519491231002X', 'an identity number'],
    ['1101 0519 4912 3100 2x', 'an identity number in groups'],
    ['110105-19491231-002X', 'an identity number with dashes'],
    ['110105491231002', 'an identity number of 15 digits'],
    ['A123456(3)', 'a number of Hong Kong'],
    ['a123456', 'a number of Hong Kong without its last sign'],
    ['张三 A123456（3）', 'a number of Hong Kong after a name'],
    ['A12-3456(3)', 'a number of Hong Kong with a dash'],
    ['A123456789', 'a number of Taiwan'],
    ['A1234-56789', 'a number of Taiwan with a dash'],
    ['1/234567/8', 'a number of Macau'],
    ['li@example.cn', 'a mail address'],
  ])('is true for %j: %s', (text) => {
    expect(hasPersonalPart(text)).toBe(true);
  });

  it.each([
    ['', 'nothing'],
    ['张三', 'a name'],
    ['TC26-0104', 'the code of a class'],
    ['TC26-0104-00058', 'the number of an enrolment'],
    ['2026年第四期（三级）上海班', 'the name of a class'],
    ['editor01', 'an account name'],
    ['138001', 'six digits'],
    ['文三路1号', 'a street'],
  ])('is false for %j: %s', (text) => {
    expect(hasPersonalPart(text)).toBe(false);
  });

  it('finds a phone number in any spelling, whatever text surrounds it', () => {
    const part = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u200b', '–');
    const before = fc.constantFrom('', '张三 ', '电话：', '+86', '0086 ', '(');
    const digit = fc.integer({ min: 0, max: 9 });
    const phone = fc.tuple(before, fc.array(fc.tuple(part, digit), { minLength: 10, maxLength: 10 }));
    fc.assert(
      fc.property(phone, ([lead, rest]) => {
        expect(hasPersonalPart(`${lead}1${rest.flat().join('')}`)).toBe(true);
      }),
    );
  });

  it('reads a long text in one go', () => {
    // Read from each of its places anew, it would take longer than a test may.
    expect(hasPersonalPart(`1${' '.repeat(100_000)}`)).toBe(false);
    expect(hasPersonalPart('1年'.repeat(100_000))).toBe(false);
  });
});
