import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { round1, round2 } from './round.js';

describe('round2', () => {
  it.each<[unknown, number, string]>([
    [1.005, 1.01, 'a tie that binary arithmetic misses'],
    [1.255, 1.26, 'another'],
    [8.345, 8.35, 'another'],
    [-1.005, -1.01, 'a negative tie, away from zero'],
    [1.004, 1, 'down'],
    [2, 2, 'a whole number'],
    [1e-7, 0, 'a number that prints with an exponent'],
    [1.5e21, 1.5e21, 'a number that prints with an exponent'],
    ['2.345', 2.35, 'a number as text'],
    [' 2.5e1 ', 25, 'an exponent in text, blanks around'],
    ['.5', 0.5, 'no digit before the point'],
  ])('rounds %j to %d: %s', (input, value) => {
    expect(round2(input)).toBe(value);
  });

  it('never gives -0', () => {
    expect(round2(-0.001)).toBe(0);
    expect(round2(-0)).toBe(0);
  });

  it.each([
    [null],
    [undefined],
    [''],
    [' '],
    ['abc'],
    ['1,5'],
    ['1e400'],
    [true],
    [Number.NaN],
    [1 / 0],
    [{}],
  ])('gives an empty text for %j, which is not a finite number', (input) => {
    expect(round2(input)).toBe('');
    expect(round1(input)).toBe('');
  });
});

describe('round1', () => {
  it('rounds to one decimal', () => {
    expect(round1(0.25)).toBe(0.3);
    expect(round1(1.05)).toBe(1.1);
    expect(round1(-1.25)).toBe(-1.3);
    expect(round1(12)).toBe(12);
  });

  it('stays within half a step, and rounding again changes nothing', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        const rounded = Number(round1(value));
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.05 + 1e-6);
        expect(round1(rounded)).toBe(rounded);
      }),
    );
  });
});
