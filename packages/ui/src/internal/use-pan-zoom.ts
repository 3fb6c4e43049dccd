import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** A place in a node, from its middle, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

interface PanZoom {
  onPan: (by: Point) => void;
  /** A `factor` above 1 zooms in; `at` stays fixed. */
  onZoom: (factor: number, at: Point) => void;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

/**
 * Drag, pinch and wheel on a node. The wheel zooms with Ctrl (as a touchpad's pinch reports it) or while the focus
 * is in the node; else it scrolls the page, as everywhere.
 */
export const usePanZoom = (node: RefObject<HTMLElement | null>, { onPan, onZoom }: PanZoom) => {
  const latest = useRef({ onPan, onZoom });
  // Before the next event can come.
  useLayoutEffect(() => {
    latest.current = { onPan, onZoom };
  });
  useEffect(() => {
    const target = node.current;
    if (!target) return;
    const fingers = new Map<number, Point>();
    const place = (event: MouseEvent): Point => {
      const { left, top, width, height } = target.getBoundingClientRect();
      return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
    };
    const down = (event: PointerEvent) => {
      // A captured pointer would never click the button it is on.
      const onButton = event.target instanceof Element && event.target.closest('button, a');
      if (event.button !== 0 || onButton) return;
      target.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, place(event));
    };
    const move = (event: PointerEvent) => {
      const from = fingers.get(event.pointerId);
      if (!from) return;
      const to = place(event);
      fingers.set(event.pointerId, to);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return latest.current.onPan(minus(to, from));
      latest.current.onPan(minus(middle(to, other), middle(from, other)));
      latest.current.onZoom(distance(to, other) / Math.max(1, distance(from, other)), middle(to, other));
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !target.contains(document.activeElement)) return;
      event.preventDefault();
      latest.current.onZoom(Math.exp(-event.deltaY / 400), place(event));
    };
    const stop = new AbortController();
    const { signal } = stop;
    target.addEventListener('pointerdown', down, { signal });
    target.addEventListener('pointermove', move, { signal });
    target.addEventListener('pointerup', up, { signal });
    target.addEventListener('pointercancel', up, { signal });
    target.addEventListener('wheel', wheel, { signal, passive: false });
    return () => stop.abort();
  }, [node]);
};
