import type { Extent } from '../internal/use-box-size.js';
import type { Point } from '../internal/use-pan-zoom.js';

/** The kept part of a picture: the centre of a rectangle in pixels of the turned picture, and the zoom. */
export interface Crop extends Point {
  /** 1 is the largest rectangle that fits. */
  zoom: number;
  /** Quarters clockwise. */
  turn: number;
}

export interface Rectangle extends Extent, Point {}

export const maxZoom = 6;

/** The picture's size after its turns. */
export const turnedExtent = ({ width, height }: Extent, turn: number): Extent =>
  turn % 2 === 0 ? { width, height } : { width: height, height: width };

/** The kept rectangle, from its top left corner. `ratio` is width to height. */
export const cropRectangle = ({ x, y, zoom, turn }: Crop, picture: Extent, ratio: number): Rectangle => {
  const whole = turnedExtent(picture, turn);
  const width = Math.min(whole.width, whole.height * ratio) / zoom;
  const height = width / ratio;
  return { x: x - width / 2, y: y - height / 2, width, height };
};

const between = (value: number, from: number, to: number) =>
  Math.min(Math.max(value, from), Math.max(from, to));

/** Moves the rectangle back into the picture. */
const keepWithin = (crop: Crop, picture: Extent, ratio: number): Crop => {
  const zoom = between(crop.zoom, 1, maxZoom);
  const whole = turnedExtent(picture, crop.turn);
  const { width, height } = cropRectangle({ ...crop, zoom }, picture, ratio);
  return {
    turn: crop.turn,
    zoom,
    x: between(crop.x, width / 2, whole.width - width / 2),
    y: between(crop.y, height / 2, whole.height - height / 2),
  };
};

/** As much of the picture as the ratio allows, from its middle. */
export const wholeCrop = ({ width, height }: Extent): Crop => ({
  x: width / 2,
  y: height / 2,
  zoom: 1,
  turn: 0,
});

export const moveCrop = (crop: Crop, by: Point, picture: Extent, ratio: number): Crop =>
  keepWithin({ ...crop, x: crop.x + by.x, y: crop.y + by.y }, picture, ratio);

/**
 * Another zoom; the point `at`, counted from the rectangle's middle, stays under the finger as far as the edges
 * allow.
 */
export const zoomCrop = (crop: Crop, zoom: number, at: Point, picture: Extent, ratio: number): Crop => {
  const next = between(zoom, 1, maxZoom);
  const kept = 1 - crop.zoom / next;
  return keepWithin(
    { ...crop, zoom: next, x: crop.x + at.x * kept, y: crop.y + at.y * kept },
    picture,
    ratio,
  );
};

/** A quarter clockwise (1) or back (-1) around the same spot of the picture. */
export const turnCrop = (crop: Crop, by: 1 | -1, picture: Extent, ratio: number): Crop => {
  const { width, height } = turnedExtent(picture, crop.turn);
  const middle = by === 1 ? { x: height - crop.y, y: crop.x } : { x: crop.y, y: width - crop.x };
  return keepWithin({ ...crop, ...middle, turn: (crop.turn + by + 4) % 4 }, picture, ratio);
};

/** Whether the kept part has fewer pixels than the output, so that it must be enlarged. */
export const isTooSmall = (kept: Extent, output: Extent): boolean =>
  Math.round(kept.width) < output.width || Math.round(kept.height) < output.height;

/** The frame on the stage: the ratio's rectangle with a margin around it. */
export const frameExtent = (stage: Extent, ratio: number): Extent => {
  const width = Math.min(stage.width * 0.86, stage.height * 0.88 * ratio);
  return { width, height: width / ratio };
};
