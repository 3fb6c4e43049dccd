import { useSyncExternalStore } from 'react';

const onChange = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

const isSeen = () => document.visibilityState === 'visible';

/** Whether the page is in sight: not behind another tab, another app or a locked screen. */
export const usePageSeen = (): boolean => useSyncExternalStore(onChange, isSeen, isSeen);
