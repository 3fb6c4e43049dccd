/** The type library has no torch, which phones have. */
interface TorchCapabilities extends MediaTrackCapabilities {
  torch?: boolean;
}

interface TorchConstraints extends MediaTrackConstraintSet {
  torch: boolean;
}

/** Whether a camera has a light that can be switched. */
export const hasTorch = (track: MediaStreamTrack): boolean => {
  // Firefox has had it only since lately.
  if (!('getCapabilities' in track)) return false;
  const able: TorchCapabilities = track.getCapabilities();
  return able.torch === true;
};

/** Switches the light of a camera. Rejects if the camera does not obey. */
export const switchTorch = (track: MediaStreamTrack, on: boolean): Promise<void> => {
  const wanted: TorchConstraints = { torch: on };
  return track.applyConstraints({ advanced: [wanted] });
};
