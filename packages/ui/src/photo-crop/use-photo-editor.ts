import { useEffect, useState } from 'react';
import type { PhotoEditor } from './photo-editor.js';

type Fetched = { state: 'loading' | 'failed' } | { state: 'ready'; Editor: typeof PhotoEditor };

const fetchEditor = () => import('./photo-editor.js');

/** The component that cuts. It is requested early: by the time a picture is chosen the connection may be lost. */
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
