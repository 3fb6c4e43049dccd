import { describe, expect, it } from 'vitest';
import { withGaps, withHeld, withoutLeap } from './virtual-rows.js';

describe('withoutLeap', () => {
  it.each([
    [20, 32, 3],
    [32, 44, 3],
    [8, 20, 3],
    [33, 45, 0],
    [7, 19, 0],
  ])('from rows 20 to 32, a sight of %i to %i draws %i beyond', (startIndex, endIndex, overscan) => {
    const range = { startIndex, endIndex, overscan: 3 };
    expect(withoutLeap(range, { startIndex: 20, endIndex: 32 }).overscan).toBe(overscan);
  });
});

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
  it('fills the gaps between the rows and after them, so that the heights add up', () => {
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
