import { type RefObject, useEffect, useState } from 'react';

/** A width and a height, in CSS pixels. */
export interface Extent {
  width: number;
  height: number;
}

/** The inner size of a node as it changes; null before it has been measured. */
export const useBoxSize = (node: RefObject<HTMLElement | null>): Extent | null => {
  const [size, setSize] = useState<Extent | null>(null);
  useEffect(() => {
    if (!node.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(node.current);
    return () => observer.disconnect();
  }, [node]);
  return size;
};
