import { drawPortrait } from './sample-photos.js';

interface FakeCamera {
  /** The DOMException's name with which asking for the camera is refused. */
  refusedWith?: string;
  cameras?: number;
}

const running = new Set<MediaStreamTrack>();

/** The number of cameras that are on. */
export const camerasOn = (): number => [...running].filter(({ readyState }) => readyState === 'live').length;

const streamOf = (facing: string): MediaStream => {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  const pen = canvas.getContext('2d');
  const draw = () => {
    drawPortrait(pen, canvas.width, canvas.height);
    if (pen && facing === 'environment') pen.fillRect(0, 0, 60, 60);
  };
  draw();
  const stream = canvas.captureStream(10);
  const timer = setInterval(() => {
    if (stream.getTracks().every(({ readyState }) => readyState === 'ended')) clearInterval(timer);
    else draw();
  }, 50);
  for (const track of stream.getTracks()) running.add(track);
  return stream;
};

/** Replaces the machine's cameras while a story runs; the returned function restores them. */
export const fakeCamera =
  ({ refusedWith, cameras = 1 }: FakeCamera = {}) =>
  () => {
    running.clear();
    const asked = ({ video }: MediaStreamConstraints): string =>
      typeof video === 'object' && typeof video.facingMode === 'string' ? video.facingMode : 'user';
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: {
        getUserMedia: async (constraints: MediaStreamConstraints) => {
          if (refusedWith) throw new DOMException('As the story wants it.', refusedWith);
          return streamOf(asked(constraints));
        },
        enumerateDevices: async () => Array.from({ length: cameras }, () => ({ kind: 'videoinput' })),
      },
    });
    return () => {
      Reflect.deleteProperty(navigator, 'mediaDevices');
    };
  };
