import { useEffect, useState } from 'react';
import type { CameraScanner } from './camera-scanner.js';

type Part =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly Scanner: typeof CameraScanner };

/**
 * Whether the camera reads codes now, and with which component. That is downloaded early: later there may be no
 * connection.
 */
export const useCameraScanner = () => {
  const [part, setPart] = useState<Part>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [isOn, setOn] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let current = true;
    import('./camera-scanner.js').then(
      ({ CameraScanner }) => current && setPart({ state: 'ready', Scanner: CameraScanner }),
      () => current && setPart({ state: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [attempt]);
  return {
    /** Not on a page that came by plain http from another machine: browsers have no camera there. */
    isPossible: isSecureContext,
    isOn,
    part,
    toggle: () => {
      if (!isOn && part.state === 'failed') {
        setPart({ state: 'loading' });
        setAttempt(attempt + 1);
      }
      setOn(!isOn);
    },
  };
};
