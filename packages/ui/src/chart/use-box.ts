'use client';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The room of a chart in pixels, and its type size. */
export interface Box {
  width: number;
  height: number;
  em: number;
}

const measure = (node: Element): Box => ({
  width: node.clientWidth,
  height: node.clientHeight,
  em: Number.parseFloat(getComputedStyle(node).fontSize),
});

/**
 * Measures before the first paint and whenever the available space changes; that space never depends on the content
 * drawn in it.
 */
export const useBox = <Node extends Element>(): [RefObject<Node | null>, Box | null] => {
  const ref = useRef<Node>(null);
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const node = ref.current;
    if (!node) return;
    const update = () =>
      setBox((before) => {
        const now = measure(node);
        const same =
          before && before.width === now.width && before.height === now.height && before.em === now.em;
        return same ? before : now;
      });
    update();
    const observer = new ResizeObserver(update);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [ref, box];
};
