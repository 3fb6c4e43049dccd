import { type KeyboardEvent, useRef, useState } from 'react';
import { type Extent, useBoxSize } from '../internal/use-box-size.js';
import { type Point, usePanZoom } from '../internal/use-pan-zoom.js';
import {
  type Crop,
  cropRectangle,
  frameExtent,
  isTooSmall,
  moveCrop,
  turnCrop,
  turnedExtent,
  wholeCrop,
  zoomCrop,
} from './crop-geometry.js';

const middle: Point = { x: 0, y: 0 };

/** In CSS pixels, a key press. */
const step = 10;

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** The crop of a picture on a stage, changed by pointer and keys, for a photo of the size `output`. */
export const useCrop = (picture: Extent, output: Extent) => {
  const stage = useRef<HTMLElement>(null);
  const ratio = output.width / output.height;
  const box = useBoxSize(stage);
  const [crop, setCrop] = useState<Crop>(() => wholeCrop(picture));
  const kept = cropRectangle(crop, picture, ratio);
  const frame = box && frameExtent(box, ratio);
  /** CSS pixels a picture pixel takes. */
  const factor = frame ? frame.width / kept.width : 1;
  const toPicture = ({ x, y }: Point): Point => ({ x: x / factor, y: y / factor });
  const zoomTo = (zoom: number, at: Point = middle) =>
    setCrop((now) => zoomCrop(now, zoom, toPicture(at), picture, ratio));
  // The picture follows the finger, so the rectangle goes the other way.
  const pan = ({ x, y }: Point) =>
    setCrop((now) => moveCrop(now, toPicture({ x: -x, y: -y }), picture, ratio));
  const turn = (by: 1 | -1) => setCrop((now) => turnCrop(now, by, picture, ratio));
  usePanZoom(stage, {
    onPan: pan,
    onZoom: (by, at) => setCrop((now) => zoomCrop(now, now.zoom * by, toPicture(at), picture, ratio)),
  });
  const actionOf = (key: string): (() => void) | undefined => {
    const arrow = arrows[key];
    if (arrow) return () => pan(arrow);
    if (key === '+' || key === '=') return () => zoomTo(crop.zoom * 1.1);
    if (key === '-') return () => zoomTo(crop.zoom / 1.1);
    if (key === '0') return () => setCrop(wholeCrop(picture));
    return key.toLowerCase() === 'r' ? () => turn(1) : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actionOf(event.key);
    if (!action) return;
    event.preventDefault();
    action();
  };
  const whole = turnedExtent(picture, crop.turn);
  return {
    stage,
    crop,
    kept,
    tooSmall: isTooSmall(kept, output),
    frame,
    zoomTo,
    turn,
    onKeyDown,
    /** How the picture lies under the frame, both in the middle of the stage. */
    pictureStyle: {
      width: picture.width * factor,
      height: picture.height * factor,
      transform: `translate(-50%, -50%) translate(${(whole.width / 2 - crop.x) * factor}px, ${(whole.height / 2 - crop.y) * factor}px) rotate(${crop.turn * 90}deg)`,
    },
  };
};
