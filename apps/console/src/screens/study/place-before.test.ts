import { describe, expect, it } from 'vitest';
import { placeBefore } from './place-before.js';

describe('where something comes that moves by some places', () => {
  it.each([
    ['the last one up', 3, -1, 2],
    ['the second one up', 2, -1, 1],
    ['the first one down', 1, 1, 3],
    ['the second one down, to the end', 2, 1, null],
    ['the last one up by two', 3, -2, 1],
    ['the first one down by two, to the end', 1, 2, null],
    ['the first one down by three, which cannot', 1, 3, undefined],
    ['the first one up, which cannot', 1, -1, undefined],
    ['the last one down, which cannot', 3, 1, undefined],
    ['one that is gone', 4, -1, undefined],
  ] as const)('is right for %s', (_, id, by, before) => {
    expect(placeBefore([1, 2, 3], id, by)).toBe(before);
  });
});
