import { pictureFault } from '@skillcert/core';

/** Enough for small print, and a fraction of what a phone's camera makes. */
const longest_px = 2_400;
const quality = 0.85;

/**
 * Browsers draw half a picture too, and what is missing would look as if it had been so. A browser may read a file that
 * is no picture for a server.
 */
const isDamaged = async (file: Blob): Promise<boolean> => {
  const fault = pictureFault(new Uint8Array(await file.arrayBuffer()));
  return fault !== undefined && fault.fault !== 'format';
};

const isHeic = ({ type }: Blob) => /^image\/hei[cf]/.test(type);

const factorOf = ({ width, height }: ImageBitmap) => Math.min(1, longest_px / Math.max(width, height));
const isSmall = (picture: ImageBitmap) => factorOf(picture) === 1;

/** A canvas with the picture at the size that is sent; null where the browser draws none. */
const drawnSmaller = (picture: ImageBitmap): HTMLCanvasElement | null => {
  const factor = factorOf(picture);
  const canvas = document.createElement('canvas');
  const { width, height } = picture;
  Object.assign(canvas, { width: Math.round(width * factor), height: Math.round(height * factor) });
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  // JPEG knows no transparency.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
};

/**
 * Makes a photographed page small enough for a slow network: a JPEG of at most 2,400 pixels, upright. A file that is
 * small already, no picture, damaged, or unreadable for this browser goes as it is, and the server checks it. Safari
 * reads HEIC, which becomes a JPEG of any size.
 */
export const shrinkPicture = async (file: Blob): Promise<Blob> => {
  if (!file.type.startsWith('image/') || (await isDamaged(file))) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const canvas = isSmall(picture) && !isHeic(file) ? null : drawnSmaller(picture);
  picture.close();
  if (!canvas) return file;
  const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  return smaller ?? file;
};
