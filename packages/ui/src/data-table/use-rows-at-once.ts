import { useDeferredValue, useEffect, useState } from 'react';

/** Some of the visible rows: these need not wait for the rows below. */
const firstRows = 4;

/**
 * The number of drawn rows of a list: the first ones at once, all when those are seen. A list that goes out of
 * sight, and comes back unscrolled, keeps only the first ones meanwhile; a scrolled one keeps all, or its place
 * could not be restored.
 */
export const useRowsAtOnce = (count: number): number => {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    setAway(false);
    let top = 0;
    // Asked for in between, the page would be laid out for the answer.
    const note = () => {
      top = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      window.removeEventListener('scroll', note);
      if (top === 0) setAway(true);
    };
  }, []);
  return Math.max(useDeferredValue(isAway ? 0 : count, firstRows), firstRows);
};
