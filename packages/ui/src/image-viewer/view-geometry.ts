import type { Extent } from '../internal/use-box-size.js';
import type { Point } from '../internal/use-pan-zoom.js';

/**
 * The view of a picture: `scale` 1 shows it whole, `turn` counts quarters clockwise, `x` and `y` move it from the
 * middle.
 */
export interface View extends Point {
  scale: number;
  turn: number;
}

export const wholeView: View = { scale: 1, turn: 0, x: 0, y: 0 };

export const maxScale = 8;

const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** The number of CSS pixels for one pixel of the picture while it is shown whole; a small one is not enlarged. */
export const fitFactor = (picture: Extent, turn: number, box: Extent): number => {
  const [width, height] = turn % 2 === 0 ? [picture.width, picture.height] : [picture.height, picture.width];
  return Math.min(1, box.width / width, box.height / height);
};

/** Moves the picture back so that none of its edges leaves an empty strip it could fill. */
export const keepWithin = (view: View, picture: Extent, box: Extent): View => {
  const factor = fitFactor(picture, view.turn, box) * view.scale;
  const [width, height] =
    view.turn % 2 === 0 ? [picture.width, picture.height] : [picture.height, picture.width];
  return {
    ...view,
    x: within(view.x, Math.max(0, (width * factor - box.width) / 2)),
    y: within(view.y, Math.max(0, (height * factor - box.height) / 2)),
  };
};

/** Another scale around a fixed point, as far as the edges allow. */
export const zoomView = (view: View, factor: number, at: Point, picture: Extent, box: Extent): View => {
  const scale = Math.min(maxScale, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  const moved = { ...view, scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
  return keepWithin(moved, picture, box);
};

export const panView = (view: View, by: Point, picture: Extent, box: Extent): View =>
  keepWithin({ ...view, x: view.x + by.x, y: view.y + by.y }, picture, box);

/** A quarter clockwise, whole again. */
export const turnView = ({ turn }: View): View => ({ ...wholeView, turn: (turn + 1) % 4 });
