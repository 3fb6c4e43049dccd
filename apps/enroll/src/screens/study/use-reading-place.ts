import { type RefObject, useEffect, useRef } from 'react';
import { readingPlace, wayToPlace } from './reading-place.js';

interface ReadingPlace {
  /** The last place, in thousandths of the text. */
  readonly start: number;
  readonly onPlace: (place: number) => void;
}

const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Returns the ref of a text that is read from its last place on, and reports the progress. */
export const useReadingPlace = ({ start, onPlace }: ReadingPlace): RefObject<HTMLDivElement | null> => {
  const text = useRef<HTMLDivElement>(null);
  const tell = useRef(onPlace);
  useEffect(() => {
    tell.current = onPlace;
  });
  useEffect(() => {
    const node = text.current;
    if (!node) return;
    let hasMoved = start === 0;
    // It renders in two steps, and its width changes: a reader who has not moved yet stays at their place.
    const observer = new ResizeObserver(() => {
      if (hasMoved) return;
      scrollBy({ top: wayToPlace(node.getBoundingClientRect(), start), behavior: 'instant' });
    });
    observer.observe(node);
    const leaver = new AbortController();
    const { signal } = leaver;
    const move = () => {
      hasMoved = true;
    };
    for (const each of moves) addEventListener(each, move, { passive: true, signal });
    addEventListener('scroll', () => tell.current(readingPlace(node.getBoundingClientRect())), {
      passive: true,
      signal,
    });
    return () => {
      observer.disconnect();
      leaver.abort();
    };
  }, [start]);
  return text;
};
