import { describe, expect, it } from 'vitest';
import { withGaps, withHeld } from './virtual-rows.js';

describe('withHeld', () => {
  it.each([
    [[3, 4, 5], -1, [3, 4, 5]],
    [[3, 4, 5], 4, [3, 4, 5]],
    [[3, 4, 5], 1, [1, 3, 4, 5]],
    [[3, 4, 5], 9, [3, 4, 5, 9]],
    [[3, 4, 5], 40, [3, 4, 5]],
  ])('%j holding %i of ten rows gives %j', (indexes, held, expected) => {
    expect(withHeld(indexes, held, 10)).toEqual(expected);
  });
});

describe('withGaps', () => {
  it('fills what is between the rows and after them, so that the heights add up', () => {
    const rows = [
      { index: 1, start: 40, end: 80 },
      { index: 5, start: 200, end: 240 },
      { index: 6, start: 240, end: 280 },
    ];
    expect(withGaps(rows, 400)).toEqual([
      { index: 1, gap: 40 },
      { index: 5, gap: 120 },
      { index: 6, gap: 0 },
      { index: -1, gap: 120 },
    ]);
  });
});
