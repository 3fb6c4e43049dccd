import { type RefObject, useState } from 'react';
import { type Extent, useBoxSize } from '../internal/use-box-size.js';
import { type Point, usePanZoom } from '../internal/use-pan-zoom.js';
import { fitFactor, panView, turnView, type View, wholeView, zoomView } from './view-geometry.js';

interface Shown {
  src: string;
  state: 'loading' | 'ready' | 'failed';
  picture: Extent | null;
  view: View;
  /** Counts the tries to load it. */
  attempt: number;
}

const fresh = (src: string): Shown => ({ src, state: 'loading', picture: null, view: wholeView, attempt: 0 });

const middle: Point = { x: 0, y: 0 };

/** How the picture with this address is looked at; another address starts whole. */
export const useImageView = (src: string, stage: RefObject<HTMLElement | null>) => {
  const box = useBoxSize(stage);
  const [held, setHeld] = useState(fresh(src));
  const shown = held.src === src ? held : fresh(src);
  const change = (next: (now: Shown) => Partial<Shown>) =>
    setHeld((now) => {
      const current = now.src === src ? now : fresh(src);
      return { ...current, ...next(current) };
    });
  const look = (next: (view: View, picture: Extent, box: Extent) => View) =>
    change(({ view, picture }) => (picture && box ? { view: next(view, picture, box) } : {}));
  const zoom = (factor: number, at: Point = middle) =>
    look((view, picture, frame) => zoomView(view, factor, at, picture, frame));
  const pan = (by: Point) => look((view, picture, frame) => panView(view, by, picture, frame));
  usePanZoom(stage, { onPan: pan, onZoom: zoom });
  const { picture, view } = shown;
  const factor = picture && box ? fitFactor(picture, view.turn, box) * view.scale : null;
  return {
    ...shown,
    factor,
    zoom,
    pan,
    fit: () => look(({ turn }) => ({ ...wholeView, turn })),
    turn: () => look(turnView),
    onLoad: (natural: Extent) => change(() => ({ state: 'ready', picture: natural })),
    onFail: () => change(() => ({ state: 'failed' })),
    retry: () => change(({ attempt }) => ({ state: 'loading', attempt: attempt + 1 })),
  };
};

export type ImageView = ReturnType<typeof useImageView>;
