import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Follows a kept view and restores the page's scroll position when the view is visible again. */
export function KeptScroll() {
  const top = useRef(0);
  const { pathname } = useLocation();

  useLayoutEffect(() => {
    const keep = () => {
      // A page that becomes shorter since this view is leaving it means nothing for this view.
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
