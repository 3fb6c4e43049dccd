import { useEffect } from 'react';

/** The page has its own things to load first; what changed meanwhile is told with the first answer. */
const afterMs = 1_500;

/** Keeps what the screens show true while somebody is signed in. */
export const useChanges = (): void =>
  useEffect(() => {
    const over = new AbortController();
    const begin = async () => {
      const { followChanges } = await import('./follow-changes.js');
      await followChanges(over.signal);
    };
    // Without the file the page works on, and tells of changes after the next one is loaded.
    const timer = setTimeout(() => void begin().catch(() => undefined), afterMs);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, []);
