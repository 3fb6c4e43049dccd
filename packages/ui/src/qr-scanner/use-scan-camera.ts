import { type RefObject, useEffect, useState } from 'react';
import { type CameraProblem, cameraProblemOf, openCamera, stopCamera } from '../internal/open-camera.js';
import { hasTorch, switchTorch } from './torch.js';

interface CameraNow {
  /** `lost`: it was there, and went while it was used. */
  state: 'starting' | 'live' | 'lost' | CameraProblem;
  track?: MediaStreamTrack | undefined;
  cameras: readonly MediaDeviceInfo[];
}

/** The chosen camera, else the rear one, which faces the code. */
const wanted = (id: string | undefined): MediaTrackConstraints => ({
  ...(id === undefined ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: id } }),
  width: { ideal: 1280 },
  height: { ideal: 720 },
});

/**
 * Shows a camera in a video element, with a choice of camera and light; it is released when another is chosen and
 * when the component unmounts.
 */
export const useScanCamera = (video: RefObject<HTMLVideoElement | null>) => {
  const [chosen, setChosen] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [now, setNow] = useState<CameraNow>({ state: 'starting', cameras: [] });
  // A light goes out with its camera: that of another one is off.
  const [lit, setLit] = useState<MediaStreamTrack>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let current = true;
    let held: MediaStream | undefined;
    const target = video.current;
    // The choice stays in sight while another camera starts.
    setNow(({ cameras }) => ({ state: 'starting', cameras }));
    openCamera(wanted(chosen)).then(
      ({ stream, cameras }) => {
        if (!current || !target) return stopCamera(stream);
        const [track] = stream.getVideoTracks();
        held = stream;
        target.srcObject = stream;
        // Unplugged, or permission revoked; stopping the track here does not trigger this event.
        track?.addEventListener('ended', () => current && setNow({ state: 'lost', cameras }));
        setNow({ state: 'live', track, cameras });
      },
      (error) => current && setNow(({ cameras }) => ({ state: cameraProblemOf(error), cameras })),
    );
    return () => {
      current = false;
      if (held) stopCamera(held);
      if (target) target.srcObject = null;
    };
  }, [video, chosen, attempt]);

  const { state, track, cameras } = now;
  const settings = track?.getSettings();
  return {
    state,
    cameras,
    /** Which of them is shown, or is to be. */
    camera: chosen ?? settings?.deviceId,
    facing: settings?.facingMode,
    choose: setChosen,
    torch: track && hasTorch(track) ? { on: lit === track } : null,
    switchTorch: async () => {
      if (!track) return;
      const on = lit !== track;
      // A light that does not obey keeps its state.
      await switchTorch(track, on).then(
        () => setLit(on ? track : undefined),
        () => undefined,
      );
    },
    retry: () => {
      // The one that was chosen may be the one that is gone.
      if (state === 'absent' || state === 'lost') setChosen(undefined);
      setAttempt(attempt + 1);
    },
  };
};
