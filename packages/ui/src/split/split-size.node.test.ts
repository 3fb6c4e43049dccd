import { describe, expect, it } from 'vitest';
import { clampSize, sizeAfterKey, sizeAtPointer } from './split-size.js';

const bounds = { min: 25, max: 60 };

describe('the separator', () => {
  it.each([
    ['ArrowLeft', false, 38],
    ['ArrowRight', false, 42],
    ['ArrowRight', true, 50],
    ['PageUp', false, 50],
    ['PageDown', false, 30],
    ['Home', false, 25],
    ['End', false, 60],
    ['Enter', false, null],
  ])('by %s (shift: %s) goes from 40 to %s', (key, shift, size) => {
    expect(sizeAfterKey(key, shift, 40, bounds)).toBe(size);
  });

  it.each([
    [25, 'ArrowLeft'],
    [60, 'End'],
    [59, 'PageUp'],
  ])('at %i stays within its bounds by %s', (size, key) => {
    const next = sizeAfterKey(key, false, size, bounds);
    expect(next).toBe(clampSize(next ?? 0, bounds));
  });

  it.each([
    [500, 40],
    [100, 25],
    [2000, 60],
  ])('follows a pointer at %i to %i per cent', (x, size) => {
    expect(sizeAtPointer(x, 100, 1000, bounds)).toBe(size);
  });

  it('asks for the least of a box without width', () => {
    expect(sizeAtPointer(10, 0, 0, bounds)).toBe(25);
  });
});
