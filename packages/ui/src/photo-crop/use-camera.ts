import { type RefObject, useEffect, useState } from 'react';

/** Why there is no camera: the user or a policy refused, there is none, or another programme holds it. */
export type CameraProblem = 'refused' | 'absent' | 'failed';
type Facing = 'user' | 'environment';

const problemOf = (error: unknown): CameraProblem => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'absent' : 'failed';
};

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

/** Without a secure context there are no devices, whatever the types say. */
const devices = (): MediaDevices | undefined => navigator.mediaDevices;

const open = async (facing: Facing): Promise<{ stream: MediaStream; several: boolean }> => {
  const found = devices();
  if (!found) throw new DOMException('This page has no cameras.', 'NotFoundError');
  const stream = await found.getUserMedia({
    audio: false,
    video: { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1440 } },
  });
  const all = await found.enumerateDevices();
  return { stream, several: all.filter(({ kind }) => kind === 'videoinput').length > 1 };
};

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
    open(facing).then(
      ({ stream, several }) => {
        if (!current || !target) return stop(stream);
        held = stream;
        target.srcObject = stream;
        stream.getVideoTracks()[0]?.addEventListener('ended', () => setNow({ state: 'failed', several }));
        setNow({ state: 'live', several });
      },
      (error) => current && setNow({ state: problemOf(error), several: false }),
    );
    return () => {
      current = false;
      if (held) stop(held);
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
