import { describe, expect, it } from 'vitest';
import { lineTop, placeAt } from './row-places.js';

const rows = [
  { top: 100, bottom: 140 },
  { top: 140, bottom: 180 },
  { top: 180, bottom: 220 },
];

describe('the place of a row that is dragged', () => {
  it.each([
    ['above all rows', 20, 0],
    ['over the first', 100, 0],
    ['over the second', 150, 1],
    ['over the last', 219, 2],
    ['below all rows', 500, 2],
  ])('is right %s', (_what, y, place) => {
    expect(placeAt(rows, y)).toBe(place);
  });

  it('is the first one if there are no rows', () => {
    expect(placeAt([], 10)).toBe(0);
  });

  it.each([
    ['up, above the row that it comes before', 2, 0, 100],
    ['down, below the row that it comes behind', 0, 1, 180],
    ['nowhere', 1, 1, undefined],
    ['to a row that is gone', 0, 7, undefined],
  ])('is shown by a line: %s', (_what, from, to, top) => {
    expect(lineTop(rows, from, to)).toBe(top);
  });
});
