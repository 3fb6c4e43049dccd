import { useEffect } from 'react';
import { connection } from './connection.js';

/** The page loads its own data first; changes meanwhile come with the first answer. */
const afterMs = 1_500;

/** The delay before a failed file is requested again. */
const againMs = 3_000;

/** Keeps the data of the screens current while an account is signed in. */
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
