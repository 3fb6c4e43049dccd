import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Stands after a kept view and gives the page its scroll position back when the view comes in sight again. */
export function KeptScroll() {
  const top = useRef(0);
  const { pathname } = useLocation();

  useLayoutEffect(() => {
    const keep = () => {
      // A page that grows shorter since this view is leaving it says nothing about this view.
      if (location.pathname === pathname) top.current = window.scrollY;
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [pathname]);

  useEffect(() => {
    // After the arrival of the view above, which begins at the top.
    window.scrollTo(0, top.current);
  }, []);

  return null;
}
