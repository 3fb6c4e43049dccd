/** More than that helps no code that a person can hold before a camera. */
const longest = 1280;

/** Takes the current frame of a camera for the reader; null while it shows nothing. */
export const frameTaker = (): ((video: HTMLVideoElement) => ImageData | null) => {
  const canvas = document.createElement('canvas');
  // The pixels are read each time: without this they are drawn where reading them back takes longest.
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const { videoWidth, videoHeight, readyState } = video;
    if (!pen || videoWidth === 0 || readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
    const scale = Math.min(1, longest / Math.max(videoWidth, videoHeight));
    const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    pen.drawImage(video, 0, 0, width, height);
    return pen.getImageData(0, 0, width, height);
  };
};
