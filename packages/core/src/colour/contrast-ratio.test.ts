import { expect, it } from 'vitest';
import { contrastRatio } from './contrast-ratio.js';

it.each([
  ['#000000', '#ffffff', 21, 'the most'],
  ['#ffffff', '#000', 21, 'the order and the short form change nothing'],
  ['#777777', '#ffffff', 4.48, 'the grey that just fails'],
  ['#767676', '#ffffff', 4.54, 'the grey that just passes'],
  ['#3677D9', '#3677d9', 1, 'the same colour'],
])('gives the contrast of %s and %s as %d: %s', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
});

it('gives NaN for a text that is not a hex colour', () => {
  expect(contrastRatio('blue', '#fff')).toBeNaN();
  expect(contrastRatio('#fff', '#ffff')).toBeNaN();
});
