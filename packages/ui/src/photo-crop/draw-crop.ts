import type { Extent } from '../internal/use-box-size.js';
import { type Crop, cropRectangle } from './crop-geometry.js';
import { encodeWithin } from './encode-within.js';

interface PhotoRules {
  /** In pixels. */
  output: Extent;
  /** JPEG quality from 0 to 1. */
  quality: number;
  maxBytes: number | undefined;
}

const context = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const found = canvas.getContext('2d');
  if (!found) throw new Error('This browser gives no canvas to draw on, so the photo cannot be cut.');
  return found;
};

/** A canvas as a JPEG. */
export const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob
        ? resolve(blob)
        : reject(new Error('The canvas could not be encoded; it may be too large for this browser.'));
    canvas.toBlob(take, 'image/jpeg', quality);
  });

/** A still picture of a camera. */
export const photograph = async (video: HTMLVideoElement): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  context(canvas).drawImage(video, 0, 0);
  return toJpeg(canvas, 0.95);
};

/** Cuts the photo out of its source at the wished size; null when it does not fit into `maxBytes`. */
export const drawCrop = (
  source: ImageBitmap,
  crop: Crop,
  { output, quality, maxBytes }: PhotoRules,
): Promise<Blob | null> => {
  const { x, y, width } = cropRectangle(crop, source, output.width / output.height);
  const canvas = document.createElement('canvas');
  canvas.width = output.width;
  canvas.height = output.height;
  const pen = context(canvas);
  // JPEG knows no transparency; without this it would come out black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, output.width, output.height);
  pen.imageSmoothingQuality = 'high';
  pen.scale(output.width / width, output.width / width);
  pen.translate(-x, -y);
  // After a turn the picture starts at another corner.
  if (crop.turn === 1) pen.translate(source.height, 0);
  if (crop.turn === 2) pen.translate(source.width, source.height);
  if (crop.turn === 3) pen.translate(0, source.width);
  pen.rotate((crop.turn * Math.PI) / 2);
  pen.drawImage(source, 0, 0);
  return encodeWithin((at) => toJpeg(canvas, at), quality, maxBytes);
};
