import { describe, expect, it } from 'vitest';
import { addCents } from './add-cents.js';

describe('addCents', () => {
  it('adds whole cents, also negative ones', () => {
    expect(addCents(68_000, -18_000, 1)).toBe(50_001);
    expect(addCents()).toBe(0);
  });

  it.each([[0.1, 0.2], [Number.NaN], [Number.MAX_SAFE_INTEGER, 1]])('refuses %j, %j', (...amounts) => {
    expect(() => addCents(...amounts)).toThrow(RangeError);
  });
});
