import { pictureFault } from '@skillcert/core';

/** Enough for small print, and a fraction of a phone camera's size. */
const longest_px = 2_400;
const quality = 0.85;

/**
 * Shrinks a photographed page for a slow network; a PDF, a damaged file, and one that the browser cannot read are
 * sent unchanged.
 */
export const shrinkDocument = async (file: File): Promise<Blob> => {
  if (!file.type.startsWith('image/')) return file;
  // A browser draws a truncated picture too, and the missing part would look intended.
  if (pictureFault(new Uint8Array(await file.arrayBuffer()))) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const { width, height } = picture;
  const factor = longest_px / Math.max(width, height);
  if (factor >= 1) return file;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.round(width * factor), height: Math.round(height * factor) });
  const pen = canvas.getContext('2d');
  if (!pen) return file;
  // JPEG knows no transparency.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  return smaller ?? file;
};
