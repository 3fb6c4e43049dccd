import { defaultProgramme } from '@skillcert/core';

/** What became of a chosen file. */
export type ShrunkPhoto =
  | { readonly ok: true; readonly photo: File }
  | { readonly ok: false; readonly why: 'unreadable' | 'too_small' };

/** Enough for print, and a tenth of what a phone's camera makes. */
const longest_px = 1_600;
const quality = 0.9;

const { width_px, height_px } = defaultProgramme.photo;

/** The size of a picture after shrinking: never larger than it is, never smaller than the ID photo that is cut from it. */
export const shrunkSize = (width: number, height: number): { width: number; height: number } => {
  const enough = Math.max(longest_px / Math.max(width, height), width_px / width, height_px / height);
  const factor = Math.min(1, enough);
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
};

const encode = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

const draw = (picture: ImageBitmap) => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, shrunkSize(picture.width, picture.height));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency; without this a transparent background turns black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return encode(canvas);
};

/** Makes a photo of the camera small enough for a slow network. The server crops and encodes it again. */
export const shrinkPhoto = async (file: File): Promise<ShrunkPhoto> => {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return { ok: false, why: 'unreadable' };
  if (picture.width < width_px || picture.height < height_px) return { ok: false, why: 'too_small' };
  const blob = await draw(picture);
  picture.close();
  return blob
    ? { ok: true, photo: new File([blob], 'photo.jpg', { type: 'image/jpeg' }) }
    : { ok: false, why: 'unreadable' };
};
