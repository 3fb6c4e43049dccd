import { useEffect, useRef, useState } from 'react';
import { type CameraProblem, cameraProblemOf, openCamera, stopCamera } from '../internal/open-camera.js';
import { photograph } from './draw-crop.js';

type Facing = 'user' | 'environment';

interface CameraNow {
  state: 'starting' | 'live' | CameraProblem;
  /** Front and back can be switched. */
  several: boolean;
}

/**
 * Shows a camera in a video element and takes pictures. Its light goes out when the component goes or the other camera
 * is chosen.
 */
export const useCamera = (onTaken: (picture: Blob) => void) => {
  const video = useRef<HTMLVideoElement>(null);
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
  }, [facing, attempt]);
  return {
    ...now,
    video,
    live: now.state === 'live',
    facing,
    switchCamera: () => setFacing(facing === 'user' ? 'environment' : 'user'),
    retry: () => setAttempt(attempt + 1),
    shoot: async () => {
      if (video.current) onTaken(await photograph(video.current));
    },
  };
};
