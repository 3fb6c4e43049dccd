import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitShares } from './split-shares.js';

describe('splitShares', () => {
  it.each([
    [10_000, [5_000, 5_000], [5_000, 5_000], 'even shares of an even total'],
    [100, [3_333, 3_333, 3_334], [33, 33, 34], 'the odd cent goes to the largest remainder'],
    [1, [5_000, 5_000], [1, 0], 'the first of equal remainders gets the cent'],
    [0, [10_000], [0], 'nothing'],
    [-101, [5_000, 5_000], [-51, -50], 'a refund mirrors the payment'],
    [-1, [10_000, 0], [-1, 0], 'no negative zero'],
  ])('splits %d by %j into %j: %s', (total, shares, parts) => {
    expect(splitShares(total, shares)).toStrictEqual(parts);
  });

  it.each([
    [100, [5_000], 'shares that do not add up'],
    [100.5, [10_000], 'half cents'],
    [100, [10_001, -1], 'negative shares'],
    [100, [9_999.5, 0.5], 'fractions of basis points'],
  ])('refuses %d by %j: %s', (total, shares) => {
    expect(() => splitShares(total, shares)).toThrow(RangeError);
  });

  it('adds up exactly, and each part is within a cent of its share', () => {
    const cuts = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 12 });
    fc.assert(
      fc.property(fc.maxSafeInteger(), cuts, (total, at) => {
        const edges = [0, ...at.toSorted((a, b) => a - b), 10_000];
        const shares = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
        const parts = splitShares(total, shares);
        expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(total));
        parts.forEach((part, index) => {
          const off = BigInt(part) * 10_000n - BigInt(total) * BigInt(shares[index] ?? 0);
          expect(off < 10_000n && off > -10_000n).toBe(true);
        });
      }),
    );
  });
});
