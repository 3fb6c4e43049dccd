import { useEffect } from 'react';
import { connection } from './connection.js';

/** The page has its own things to load first; what changed meanwhile is told with the first answer. */
const afterMs = 1_500;

/** A file that did not come is asked for again after so long. */
const againMs = 3_000;

/** Keeps what the screens show true while somebody is signed in. */
export const useChanges = (): void =>
  useEffect(() => {
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const begin = async () => {
      try {
        const { followChanges } = await import('./follow-changes.js');
        await followChanges(over.signal);
      } catch {
        // The connection was cut just then. Until it is back a screen that must know looks for itself.
        connection.lost = true;
        if (!over.signal.aborted) timer = setTimeout(() => void begin(), againMs);
      }
    };
    timer = setTimeout(() => void begin(), afterMs);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, []);
