import { useEffect, useLayoutEffect, useRef } from 'react';

/** Stands after a kept view and gives the page its scroll position back when the view comes in sight again. */
export function KeptScroll() {
  const top = useRef(0);

  useLayoutEffect(() => {
    const keep = () => {
      top.current = window.scrollY;
    };
    window.addEventListener('scroll', keep, { passive: true });
    // At once when the view goes, before the browser tells of the shorter page.
    return () => window.removeEventListener('scroll', keep);
  }, []);

  useEffect(() => {
    // After the arrival of the view above, which begins at the top.
    window.scrollTo(0, top.current);
  }, []);

  return null;
}
