import { type EncodedPicture, encodeJpeg } from './encode-jpeg.js';

interface PictureSize {
  /** The least length of both sides, in pixels. */
  readonly least: number;
  /** The length to which the longer side is scaled down. */
  readonly most: number;
}

/**
 * Makes a picture of an upload: JPEG, scaled down.
 * @throws a Refusal `photo_refused` with the fault
 */
export const encodePicture = (bytes: Uint8Array, { least, most }: PictureSize): Promise<EncodedPicture> =>
  encodeJpeg(bytes, {
    least: { width: least, height: least },
    resize: { width: most, height: most, fit: 'inside', withoutEnlargement: true },
    quality: 86,
  });
