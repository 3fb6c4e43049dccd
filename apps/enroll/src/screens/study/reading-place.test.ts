import { describe, expect, it } from 'vitest';
import { readingPlace, wayToPlace } from './reading-place.js';

describe('the place in a text', () => {
  it.each([
    ['its beginning, where it begins below the edge', { top: 180, height: 4_000 }, 0],
    ['its beginning, at the edge', { top: 0, height: 4_000 }, 0],
    ['its middle', { top: -2_000, height: 4_000 }, 500],
    ['its end, where it lies above the window', { top: -5_000, height: 4_000 }, 1_000],
    ['the beginning of one that is not drawn yet', { top: -20, height: 0 }, 0],
  ])('is %s', (_what, box, place) => {
    expect(readingPlace(box)).toBe(place);
  });

  it.each([0, 1, 250, 999])('is found again: %i', (place) => {
    const box = { top: 180, height: 4_000 };
    const moved = { ...box, top: box.top - wayToPlace(box, place) };
    expect(readingPlace(moved)).toBe(place);
  });
});
