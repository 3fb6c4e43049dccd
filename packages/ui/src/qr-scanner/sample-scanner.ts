import { encode } from 'uqr';
import type { CodeReader } from './code-reader.js';

interface SampleCameras {
  /** The DOMException's name with which asking for a camera is refused. */
  refusedWith?: string;
  /** Their names. */
  cameras?: readonly string[];
  /** Whether they have a light. */
  torch?: boolean;
}

const running = new Set<MediaStreamTrack>();
let held: string | null = null;
let lit = false;
let looks = 0;

/** The number of cameras that are on. */
export const camerasOn = (): number => [...running].filter(({ readyState }) => readyState === 'live').length;
/** Whether the light is on. */
export const isLit = (): boolean => lit;
/** The number of reads so far. */
export const looksSoFar = (): number => looks;

/** The code that is held before the cameras from now on. */
export const holdUp = (code: string | null): void => {
  held = code;
};

/** Takes all cameras away, as a pulled plug does. */
export const unplug = (): void => {
  for (const track of running) {
    track.stop();
    track.dispatchEvent(new Event('ended'));
  }
};

/** Stands in for the code reader: it returns the held code if the picture shows something dark at all. */
export const sampleReader: CodeReader = {
  read: async ({ data }) => {
    looks += 1;
    return data.some((value, at) => at % 4 === 0 && value < 60) ? held : null;
  },
};

const drawHeld = (pen: CanvasRenderingContext2D | null) => {
  if (!pen) return;
  pen.fillStyle = '#d9dee7';
  pen.fillRect(0, 0, 640, 480);
  if (held === null) return;
  const { data, size } = encode(held, { ecc: 'M', border: 2 });
  const dot = Math.floor(300 / size);
  const [left, top] = [320 - (dot * size) / 2, 240 - (dot * size) / 2];
  pen.fillStyle = '#ffffff';
  pen.fillRect(left, top, dot * size, dot * size);
  pen.fillStyle = '#000000';
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries()) if (dark) pen.fillRect(left + x * dot, top + y * dot, dot, dot);
};

const streamOf = (deviceId: string, torch: boolean): MediaStream => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const pen = canvas.getContext('2d');
  drawHeld(pen);
  const stream = canvas.captureStream(10);
  const timer = setInterval(() => {
    if (stream.getTracks().every(({ readyState }) => readyState === 'ended')) clearInterval(timer);
    else drawHeld(pen);
  }, 50);
  for (const track of stream.getTracks()) {
    running.add(track);
    Object.defineProperties(track, {
      getSettings: { value: () => ({ deviceId }) },
      getCapabilities: { value: () => ({ torch }) },
      applyConstraints: {
        value: async ({ advanced }: MediaTrackConstraints) => {
          lit = Object(advanced?.[0]).torch === true;
        },
      },
    });
  }
  return stream;
};

/** Replaces the machine's cameras while a story runs; the returned function restores them. */
export const sampleCameras =
  ({ refusedWith, cameras = [''], torch = false }: SampleCameras = {}) =>
  () => {
    running.clear();
    [held, lit, looks] = [null, false, 0];
    const devices = cameras.map((label, at) => ({ kind: 'videoinput', deviceId: `camera ${at}`, label }));
    const asked = ({ video }: MediaStreamConstraints): string =>
      Object(Object(video).deviceId).exact ?? 'camera 0';
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: {
        getUserMedia: async (constraints: MediaStreamConstraints) => {
          if (refusedWith) throw new DOMException('As the story wants it.', refusedWith);
          return streamOf(asked(constraints), torch);
        },
        enumerateDevices: async () => devices,
      },
    });
    return () => {
      Reflect.deleteProperty(navigator, 'mediaDevices');
    };
  };
