import { limits } from '@skillcert/core';
import sharp from 'sharp';
import { Refusal } from '../http/errors/refuse.js';
import type { EncodedPhoto } from './encode-photo.js';

interface PictureSize {
  /** The least length of both sides, in pixels. */
  readonly least: number;
  /** What the longer side is scaled down to. */
  readonly most: number;
}

const formats: readonly string[] = ['jpeg', 'png', 'webp'];
const quality = 86;

/**
 * Makes a picture of what somebody sent: JPEG, upright, scaled down, without metadata. What the bytes are is the decoder's
 * word, not the sender's.
 * @throws a Refusal `photo_refused`: not a JPEG, PNG or WebP, damaged, too many pixels, or too small
 */
export const encodePicture = async (
  bytes: Uint8Array,
  { least, most }: PictureSize,
): Promise<EncodedPhoto> => {
  const refused = () => new Refusal('photo_refused', { values: { width: least, height: least } });
  const decoder = () =>
    sharp(bytes, { limitInputPixels: limits.photo_pixels_max, failOn: 'error', pages: 1 });
  try {
    const { format, width, height } = await decoder().metadata();
    if (!formats.includes(format) || Math.min(width, height) < least) throw refused();
    const { data, info } = await decoder()
      .rotate()
      .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refused();
  }
};
