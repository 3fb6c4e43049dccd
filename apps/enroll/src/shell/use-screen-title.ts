import { type RefObject, useEffect, useRef } from 'react';
import { currentPlace } from '../router/place-store.js';
import { programmeTitle } from '../words/programme-title.js';
import { useWords } from '../words/use-words.js';

/**
 * Sets the page's title and returns the ref of its `h1`, which takes the focus whenever `place` changes, so that a
 * screen reader announces the page. The first page of a visit leaves the focus alone.
 */
export const useScreenTitle = (title: string, place: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { language } = useWords();
  const seen = useRef(currentPlace().came === 'first' ? place : undefined);
  useEffect(() => {
    const product = programmeTitle(language);
    document.title = `${title} - ${product}`;
  }, [title, language]);
  useEffect(() => {
    if (seen.current === place) return;
    seen.current = place;
    heading.current?.focus({ preventScroll: true });
    // Back and forward restore the scroll position; the browser does that.
    if (currentPlace().came !== 'pop') scrollTo(0, 0);
  }, [place]);
  return heading;
};
