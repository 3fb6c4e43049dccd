import { useEffect, useRef, useState } from 'react';
import type { CodeReader } from './code-reader.js';

type Loaded = { state: 'loading' | 'failed' } | { state: 'ready'; reader: CodeReader };

/** The host's reader: loaded once, and again after a failure. */
export const useCodeReader = (load: () => Promise<CodeReader>) => {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const loader = useRef(load);
  useEffect(() => {
    loader.current = load;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let current = true;
    setLoaded({ state: 'loading' });
    loader.current().then(
      (reader) => current && setLoaded({ state: 'ready', reader }),
      () => current && setLoaded({ state: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [attempt]);
  return {
    state: loaded.state,
    reader: loaded.state === 'ready' ? loaded.reader : undefined,
    /** It cannot read any more. */
    fail: () => setLoaded({ state: 'failed' }),
    retry: () => setAttempt(attempt + 1),
  };
};
