import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sparkPath } from './spark-path.js';

describe('sparkPath', () => {
  it.each([
    [[0, 10, 5], 'M0 20L50 0L100 10', 'from the least at the bottom to the greatest at the top'],
    [[7, 7], 'M0 10L100 10', 'what is always the same runs through the middle'],
    [[7], '', 'one value is no line'],
    [[], '', 'no values'],
  ])('of %j is %j: %s', (values, path) => {
    expect(sparkPath(values, 100, 20)).toBe(path);
  });

  it('never leaves its room', () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 2 }), (values) => {
        const numbers =
          sparkPath(values, 100, 20)
            .match(/-?[\d.]+/g)
            ?.map(Number) ?? [];
        expect(numbers).toHaveLength(values.length * 2);
        numbers.forEach((place, at) => {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(at % 2 === 0 ? 100 : 20);
        });
      }),
    );
  });
});
