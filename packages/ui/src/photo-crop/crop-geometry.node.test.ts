import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Extent } from '../internal/use-box-size.js';
import type { Point } from '../internal/use-pan-zoom.js';
import {
  type Crop,
  cropRectangle,
  frameExtent,
  isTooSmall,
  maxZoom,
  moveCrop,
  turnCrop,
  turnedExtent,
  wholeCrop,
  zoomCrop,
} from './crop-geometry.js';

const idPhoto = 295 / 413;
const extent = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
});
const point = fc.record({
  x: fc.double({ min: -9000, max: 9000, noNaN: true }),
  y: fc.double({ min: -9000, max: 9000, noNaN: true }),
});
const ratios = fc.oneof(fc.constant(idPhoto), fc.double({ min: 0.3, max: 3, noNaN: true }));
const step = fc.record({
  kind: fc.constantFrom('move', 'zoom', 'turn', 'turn back'),
  at: point,
  zoom: fc.double({ min: -2, max: 20, noNaN: true }),
});

interface Step {
  kind: string;
  at: Point;
  zoom: number;
}

const run = (crop: Crop, { kind, at, zoom }: Step, picture: Extent, ratio: number): Crop => {
  if (kind === 'move') return moveCrop(crop, at, picture, ratio);
  if (kind === 'zoom') return zoomCrop(crop, zoom, at, picture, ratio);
  return turnCrop(crop, kind === 'turn' ? 1 : -1, picture, ratio);
};

describe('a crop', () => {
  it('stays inside the picture and keeps its ratio, after any moves', () => {
    fc.assert(
      fc.property(extent, ratios, fc.array(step, { maxLength: 40 }), (picture, ratio, steps) => {
        let crop = wholeCrop(picture);
        for (const next of [null, ...steps]) {
          if (next) crop = run(crop, next, picture, ratio);
          const { x, y, width, height } = cropRectangle(crop, picture, ratio);
          const whole = turnedExtent(picture, crop.turn);
          expect(width).toBeGreaterThan(0);
          expect(width / height).toBeCloseTo(ratio, 9);
          expect(x).toBeGreaterThanOrEqual(-1e-6);
          expect(y).toBeGreaterThanOrEqual(-1e-6);
          expect(x + width).toBeLessThanOrEqual(whole.width + 1e-6);
          expect(y + height).toBeLessThanOrEqual(whole.height + 1e-6);
          expect(crop.zoom).toBeGreaterThanOrEqual(1);
          expect(crop.zoom).toBeLessThanOrEqual(maxZoom);
        }
      }),
    );
  });

  it('starts as large as the ratio allows', () => {
    const { width, height } = cropRectangle(
      wholeCrop({ width: 1000, height: 800 }),
      { width: 1000, height: 800 },
      0.5,
    );
    expect([width, height]).toEqual([400, 800]);
  });

  it('keeps the point under the finger while zooming in', () => {
    const picture = { width: 4000, height: 4000 };
    const before = wholeCrop(picture);
    const at = { x: 300, y: -200 };
    const after = zoomCrop(before, 2, at, picture, idPhoto);
    // The finger is half as many picture pixels from the middle now, over the same spot.
    expect([after.x + at.x / 2, after.y + at.y / 2]).toEqual([before.x + at.x, before.y + at.y]);
  });

  it('is unchanged after four turns, and after one there and back', () => {
    const picture = { width: 3000, height: 2000 };
    const crop = moveCrop(
      zoomCrop(wholeCrop(picture), 4, { x: 0, y: 0 }, picture, 1),
      { x: 70, y: -30 },
      picture,
      1,
    );
    const round = [1, 2, 3, 4].reduce((now) => turnCrop(now, 1, picture, 1), crop);
    expect(round).toEqual(crop);
    expect(turnCrop(turnCrop(crop, 1, picture, 1), -1, picture, 1)).toEqual(crop);
  });
});

describe('isTooSmall', () => {
  it.each([
    ['exactly enough', { width: 295, height: 413 }, false],
    ['a rounding away', { width: 294.7, height: 412.6 }, false],
    ['too narrow', { width: 200, height: 500 }, true],
    ['too low', { width: 500, height: 400 }, true],
  ])('%s', (_what, kept, expected) => {
    expect(isTooSmall(kept, { width: 295, height: 413 })).toBe(expected);
  });
});

describe('frameExtent', () => {
  it.each([
    ['a wide stage', { width: 900, height: 400 }],
    ['a narrow one', { width: 250, height: 600 }],
  ])('leaves a margin on %s', (_what, stage) => {
    const { width, height } = frameExtent(stage, idPhoto);
    expect(width).toBeLessThan(stage.width);
    expect(height).toBeLessThan(stage.height);
    expect(width / height).toBeCloseTo(idPhoto, 9);
  });
});
