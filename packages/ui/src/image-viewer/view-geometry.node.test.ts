import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Extent } from '../internal/use-box-size.js';
import type { Point } from '../internal/use-pan-zoom.js';
import { fitFactor, maxScale, panView, turnView, type View, wholeView, zoomView } from './view-geometry.js';

const extent = (from: number, to: number) =>
  fc.record({ width: fc.integer({ min: from, max: to }), height: fc.integer({ min: from, max: to }) });
const point = fc.record({
  x: fc.double({ min: -900, max: 900, noNaN: true }),
  y: fc.double({ min: -900, max: 900, noNaN: true }),
});
const step = fc.oneof(
  fc.record({
    kind: fc.constant('zoom' as const),
    at: point,
    factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
  }),
  fc.record({ kind: fc.constant('pan' as const), at: point, factor: fc.constant(1) }),
  fc.record({ kind: fc.constant('turn' as const), at: point, factor: fc.constant(1) }),
);

describe('fitFactor', () => {
  it.each([
    ['a wide picture by its width', { width: 800, height: 200 }, 0, 0.5],
    ['a high one by its height', { width: 200, height: 600 }, 0, 0.5],
    ['a turned one by its other side', { width: 600, height: 200 }, 1, 0.5],
    ['a small one as it is', { width: 40, height: 30 }, 0, 1],
  ])('shows %s', (_what, picture, turn, expected) => {
    expect(fitFactor(picture, turn, { width: 400, height: 300 })).toBe(expected);
  });
});

interface Step {
  kind: 'zoom' | 'pan' | 'turn';
  at: Point;
  factor: number;
}

const run = (view: View, { kind, at, factor }: Step, picture: Extent, box: Extent): View => {
  if (kind === 'zoom') return zoomView(view, factor, at, picture, box);
  return kind === 'pan' ? panView(view, at, picture, box) : turnView(view);
};

/** The distance a picture may move to each side before an edge shows. */
const room = (view: View, picture: Extent, box: Extent) => {
  const drawn = fitFactor(picture, view.turn, box) * view.scale;
  const [width, height] =
    view.turn % 2 === 0 ? [picture.width, picture.height] : [picture.height, picture.width];
  return {
    x: Math.max(0, (width * drawn - box.width) / 2),
    y: Math.max(0, (height * drawn - box.height) / 2),
  };
};

describe('a view', () => {
  it('never lets an edge leave a strip empty, after any moves', () => {
    fc.assert(
      fc.property(
        extent(1, 6000),
        extent(100, 1200),
        fc.array(step, { maxLength: 30 }),
        (picture, box, steps) => {
          let view: View = wholeView;
          for (const next of steps) {
            view = run(view, next, picture, box);
            const { x, y } = room(view, picture, box);
            expect(Math.abs(view.x)).toBeLessThanOrEqual(x + 1e-6);
            expect(Math.abs(view.y)).toBeLessThanOrEqual(y + 1e-6);
            expect(view.scale).toBeGreaterThanOrEqual(1);
            expect(view.scale).toBeLessThanOrEqual(maxScale);
          }
        },
      ),
    );
  });

  it('keeps the point under the fingers while zooming in', () => {
    const picture = { width: 2000, height: 2000 };
    const box = { width: 500, height: 500 };
    const near = zoomView(wholeView, 4, { x: 100, y: -50 }, picture, box);
    // The point at (100, -50) is now four times as far from the picture's middle.
    expect({ x: near.x + 400, y: near.y - 200 }).toEqual({ x: 100, y: -50 });
  });

  it('is whole again after four turns', () => {
    expect([1, 2, 3, 4].reduce((view) => turnView(view), wholeView)).toEqual(wholeView);
  });
});
