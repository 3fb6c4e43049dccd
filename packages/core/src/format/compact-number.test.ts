import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactNumber } from './compact-number.js';

describe('compactNumber', () => {
  it.each<[unknown, string, string]>([
    [0, '0', 'zero'],
    [-0, '0', 'never -0'],
    [999, '999', 'below 1000 unchanged'],
    [999.95, '999.95', 'decimals below 1000 unchanged'],
    [1000, '1k', 'no trailing zero'],
    [1500, '1.5k', 'one decimal'],
    [12_345, '12.3k', 'rounded'],
    [-1500, '-1.5k', 'a negative keeps its unit'],
    [999_949, '999.9k', 'just below the next unit'],
    [999_950, '1M', 'not 1000k'],
    [999_999, '1M', 'not 1000k'],
    [-999_999, '-1M', 'nor -1000k'],
    [1e6, '1M', 'mega'],
    [1e9, '1G', 'giga'],
    [1e12, '1T', 'tera'],
    [1e15, '1P', 'peta'],
    [1e18, '1E', 'exa'],
    [2.5e21, '2500E', 'no unit beyond exa'],
    [1e40, '10000000000000000000000E', 'never an exponent'],
    ['1500', '1.5k', 'a number as text'],
  ])('writes %j as %s: %s', (input, text) => {
    expect(compactNumber(input)).toBe(text);
  });

  it('takes the number of decimals', () => {
    expect(compactNumber(1234, 0)).toBe('1k');
    expect(compactNumber(1500, 0)).toBe('2k');
    expect(compactNumber(1234, 2)).toBe('1.23k');
    expect(compactNumber(999_999, 3)).toBe('999.999k');
  });

  it.each([
    [null],
    [undefined],
    [''],
    ['abc'],
    [true],
    [Number.NaN],
    [Number.NEGATIVE_INFINITY],
    [{}],
    ['0x10'],
  ])('gives an empty text for %j, which is not a finite number', (input) => {
    expect(compactNumber(input)).toBe('');
  });

  it('never shows 1000 or more of a unit that has a next one', () => {
    fc.assert(
      fc.property(fc.double({ min: -9e20, max: 9e20, noNaN: true }), (value) => {
        expect(Math.abs(Number.parseFloat(compactNumber(value)))).toBeLessThan(1000);
      }),
    );
  });
});
