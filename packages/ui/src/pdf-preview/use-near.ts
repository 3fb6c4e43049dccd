import { type RefObject, useEffect, useState } from 'react';

/** Whether a node is in sight of a scrolling region or one view away from it. */
export const useNear = (
  node: RefObject<HTMLElement | null>,
  region: RefObject<HTMLElement | null>,
): boolean => {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!node.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: region.current,
      rootMargin: '100% 0px',
    });
    observer.observe(node.current);
    return () => observer.disconnect();
  }, [node, region]);
  return near;
};
