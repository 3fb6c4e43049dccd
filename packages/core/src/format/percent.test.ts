import { describe, expect, it } from 'vitest';
import { percent } from './percent.js';

describe('percent', () => {
  it.each<[unknown, string, string]>([
    [0, '0%', 'nothing'],
    [0.5, '50%', 'a half'],
    [1, '100%', 'all'],
    [1.234, '123%', 'more than all'],
    [0.285, '29%', 'a tie that Math.round(x * 100) misses'],
    [0.145, '15%', 'another'],
    [-0.285, '-29%', 'a negative tie, away from zero'],
    [-0.001, '0%', 'never -0'],
    [1e-9, '0%', 'a tiny one'],
    ['0.285', '29%', 'a number as text'],
  ])('writes the ratio %j as %s: %s', (input, text) => {
    expect(percent(input)).toBe(text);
  });

  it.each([[1 / 0], [0 / 0], [null], [undefined], [''], ['50%'], [true], [1e308], [[0.5]]])(
    'gives an empty text for %j, which is no finite ratio',
    (input) => {
      expect(percent(input)).toBe('');
    },
  );
});
