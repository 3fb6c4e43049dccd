import { useEffect, useState } from 'react';
import type { PhotoEditor } from './photo-editor.js';

type Fetched = { state: 'loading' | 'failed' } | { state: 'ready'; Editor: typeof PhotoEditor };

const fetchEditor = () => import('./photo-editor.js');

/** The part that cuts. It is asked for before it is wanted: whoever has chosen a picture by then may have no connection any more. */
export const usePhotoEditor = () => {
  const [fetched, setFetched] = useState<Fetched>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let current = true;
    fetchEditor().then(
      (module) => current && setFetched({ state: 'ready', Editor: module.PhotoEditor }),
      () => current && setFetched({ state: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [attempt]);
  const retry = () => {
    setFetched({ state: 'loading' });
    setAttempt(attempt + 1);
  };
  return { ...fetched, retry };
};
