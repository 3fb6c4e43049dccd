'use client';
import { mobileBelowPx } from '@skillcert/core';
import { useSyncExternalStore } from 'react';

const query = `(max-width: ${mobileBelowPx - 0.02}px)`;
const subscribe = (changed: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};

/** True while the viewport is narrower than 992 px, the specification's phone layout. */
export const useIsMobile = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
