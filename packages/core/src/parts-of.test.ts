import { expect, it } from 'vitest';
import { partsOf } from './parts-of.js';

it('gives parts in order, the last one with what is left', () => {
  expect(partsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(partsOf([1, 2], 2)).toEqual([[1, 2]]);
  expect(partsOf([], 2)).toEqual([]);
});
