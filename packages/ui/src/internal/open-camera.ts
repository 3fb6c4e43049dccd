/** The reason there is no camera: the user or a policy refused, none exists, or another programme holds it. */
export type CameraProblem = 'refused' | 'absent' | 'failed';

/** Which of them {@link openCamera} failed with. */
export const cameraProblemOf = (error: unknown): CameraProblem => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'absent' : 'failed';
};

/** Puts the light of a camera out. */
export const stopCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Without a secure context there are no devices, although the types promise them. */
const devices = (): MediaDevices | undefined => navigator.mediaDevices;

interface OpenedCamera {
  stream: MediaStream;
  /** All that the device has: they have no names before one of them is allowed. */
  cameras: readonly MediaDeviceInfo[];
}

/** Asks for a camera, without sound. @throws a DOMException that {@link cameraProblemOf} understands */
export const openCamera = async (video: MediaTrackConstraints): Promise<OpenedCamera> => {
  const found = devices();
  if (!found) throw new DOMException('This page has no cameras.', 'NotFoundError');
  const stream = await found.getUserMedia({ audio: false, video });
  try {
    const all = await found.enumerateDevices();
    return { stream, cameras: all.filter(({ kind }) => kind === 'videoinput') };
  } catch (error) {
    stopCamera(stream);
    throw error;
  }
};
