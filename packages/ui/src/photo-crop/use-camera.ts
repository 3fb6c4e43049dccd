import { type RefObject, useEffect, useState } from 'react';
import { type CameraProblem, cameraProblemOf, openCamera, stopCamera } from '../internal/open-camera.js';

type Facing = 'user' | 'environment';

interface CameraNow {
  state: 'starting' | 'live' | CameraProblem;
  /** Front and back can be switched. */
  several: boolean;
}

/** Shows a camera in a video element; its light goes out when the component goes or the other camera is chosen. */
export const useCamera = (video: RefObject<HTMLVideoElement | null>) => {
  const [facing, setFacing] = useState<Facing>('user');
  const [attempt, setAttempt] = useState(0);
  const [now, setNow] = useState<CameraNow>({ state: 'starting', several: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let current = true;
    let held: MediaStream | undefined;
    const target = video.current;
    setNow(({ several }) => ({ state: 'starting', several }));
    openCamera({ facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1440 } }).then(
      ({ stream, cameras }) => {
        if (!current || !target) return stopCamera(stream);
        const several = cameras.length > 1;
        held = stream;
        target.srcObject = stream;
        stream.getVideoTracks()[0]?.addEventListener('ended', () => setNow({ state: 'failed', several }));
        setNow({ state: 'live', several });
      },
      (error) => current && setNow({ state: cameraProblemOf(error), several: false }),
    );
    return () => {
      current = false;
      if (held) stopCamera(held);
      if (target) target.srcObject = null;
    };
  }, [video, facing, attempt]);
  return {
    ...now,
    facing,
    switchCamera: () => setFacing(facing === 'user' ? 'environment' : 'user'),
    retry: () => setAttempt(attempt + 1),
  };
};
