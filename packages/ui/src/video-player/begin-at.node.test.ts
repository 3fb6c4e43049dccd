import { describe, expect, it } from 'vitest';
import { beginAt } from './begin-at.js';

describe('beginAt', () => {
  it.each([
    ['goes on where it was left', 12, 60, 12],
    ['begins anew where it was seen to its end', 59.5, 60, 0],
    ['begins anew where what is kept lies behind its end', 90, 60, 0],
    ['begins at its beginning', 0, 60, 0],
    ['takes no place before its beginning', -3, 60, 0],
    ['begins at its beginning where it is shorter than a second', 0, 0.5, 0],
    ['goes to no place of a video whose length nobody knows', 12, Number.NaN, 0],
  ])('%s', (_what, left, duration, expected) => {
    expect(beginAt(left, duration)).toBe(expected);
  });
});
