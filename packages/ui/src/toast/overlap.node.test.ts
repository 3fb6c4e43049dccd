import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlap } from './overlap.js';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const anyBox = fc
  .tuple(fc.nat(900), fc.nat(900), fc.nat(400), fc.nat(400))
  .map(([left, top, width, height]) => box(left, top, width, height));

describe('overlap', () => {
  it.each([
    [box(0, 0, 10, 10), box(5, 5, 10, 10), 25, 'a corner'],
    [box(0, 0, 10, 10), box(2, 2, 4, 4), 16, 'one inside the other'],
    [box(0, 0, 10, 10), box(10, 0, 10, 10), 0, 'side by side'],
    [box(0, 0, 10, 10), box(20, 20, 10, 10), 0, 'apart'],
  ])('of %j and %j is %d: %s', (one, other, area) => {
    expect(overlap(one, other)).toBe(area);
  });

  it('is the same from both sides and never more than either box', () => {
    fc.assert(
      fc.property(anyBox, anyBox, (one, other) => {
        const shared = overlap(one, other);
        expect(shared).toBe(overlap(other, one));
        expect(shared).toBeLessThanOrEqual(overlap(one, one));
      }),
    );
  });
});
