'use client';
import { useSyncExternalStore } from 'react';

const query = '(pointer: coarse) and (max-width: 639.98px)';
const subscribe = (changed: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};

/** True on a small screen driven by fingers, where a panel beside its button has no room. */
export const useTouchPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
