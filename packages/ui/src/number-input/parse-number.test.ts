import { describe, expect, it } from 'vitest';
import { parseNumber } from './parse-number.js';

describe('parseNumber', () => {
  it.each([
    ['12', 0, 12, 'a whole number'],
    ['-3', 0, -3, 'a negative number'],
    ['１２', 0, 12, 'full-width digits of a Chinese keyboard'],
    ['1,280.50', 2, 1280.5, 'thousands separators'],
    ['12.', 1, 12, 'a point that waits for its digits'],
    ['12。5', 1, 12.5, 'the ideographic full stop'],
  ])('takes %j with %i decimals', (text, decimals, value) => {
    expect(parseNumber(text, decimals)).toBe(value);
  });

  it.each([
    ['', 0, 'nothing'],
    ['-', 0, 'a lone sign'],
    ['12.5', 0, 'a fraction where none may be'],
    ['1.239', 2, 'too many decimals'],
    ['abc', 0, 'letters'],
    ['1e3', 0, 'an exponent'],
  ])('gives null for %j with %i decimals: %s', (text, decimals) => {
    expect(parseNumber(text, decimals)).toBeNull();
  });
});
