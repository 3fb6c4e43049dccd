import { pageTitle } from '@skillcert/core';
import { VisuallyHidden } from '@skillcert/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useProgramme } from '../../state/use-programme.js';
import { useScreenTitle } from '../use-screen-title.js';
import { headingInSight } from './heading-in-sight.js';
import { useEntryTitle } from './use-entry-title.js';

let arrivedAt: string | undefined;

/** A menu opened while the screen was loading stays open: a focus that moves away would close it. */
const isMenuOpen = () => document.querySelector('[aria-haspopup="menu"][aria-expanded="true"]') !== null;

/** The effects of every arrival at a screen: the page's title, the focus at its heading, and its name announced. */
export function ScreenArrival() {
  const { pathname } = useLocation();
  const { title: product } = useProgramme();
  const title = useScreenTitle();
  const entry = useEntryTitle();
  const isFirst = arrivedAt === undefined;

  useEffect(() => {
    document.title = pageTitle(title, entry, product);
  }, [title, entry, product]);

  useEffect(() => {
    // The first page of the visit keeps the browser's own focus.
    if (arrivedAt !== undefined && arrivedAt !== pathname) {
      if (!isMenuOpen()) headingInSight()?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    arrivedAt = pathname;
  }, [pathname]);

  return <VisuallyHidden role="status">{isFirst ? '' : title}</VisuallyHidden>;
}
