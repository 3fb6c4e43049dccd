import { limits, type Programme } from '@skillcert/core';
import sharp, { type Metadata } from 'sharp';
import { Refusal } from '../http/errors/refuse.js';

export interface EncodedPhoto {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const formats: readonly string[] = ['jpeg', 'png', 'webp'];
const quality = 88;

const decoder = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: limits.photo_pixels_max, failOn: 'error', pages: 1 });

/** EXIF orientations 5 to 8 lie on their side. */
const uprightSize = ({ width, height, orientation = 1 }: Metadata) =>
  orientation >= 5 ? { width: height, height: width } : { width, height };

type Wanted = Pick<Programme, 'photo'>;

const refusal = ({ photo: { width_px: width, height_px: height } }: Wanted) =>
  new Refusal('photo_refused', { values: { width, height } });

/**
 * Looks at what the bytes say they are, without decoding the picture.
 * @throws a Refusal `photo_refused`: not a JPEG, PNG or WebP, too many pixels, or smaller than the ID photo
 */
export const inspectPhoto = async (bytes: Uint8Array, wanted: Wanted): Promise<void> => {
  const { width_px, height_px } = wanted.photo;
  // The decoder throws at once for what is empty, and later for what it cannot read.
  const read = async () => decoder(bytes).metadata();
  const metadata = await read().catch(() => undefined);
  if (!metadata || !formats.includes(metadata.format)) throw refusal(wanted);
  const { width, height } = uprightSize(metadata);
  const fits = width >= width_px && height >= height_px && width * height <= limits.photo_pixels_max;
  if (!fits) throw refusal(wanted);
};

/**
 * Makes an ID photo of what a candidate sent: JPEG in the programme's size, cut to its ratio, without metadata.
 * What the bytes are is the decoder's word, not the sender's.
 * @throws a Refusal `photo_refused`: not a JPEG, PNG or WebP, damaged, too many pixels, or smaller than the ID photo
 */
export const encodePhoto = async (bytes: Uint8Array, wanted: Wanted): Promise<EncodedPhoto> => {
  await inspectPhoto(bytes, wanted);
  const { width_px, height_px } = wanted.photo;
  try {
    const { data, info } = await decoder(bytes)
      .rotate()
      .resize({ width: width_px, height: height_px, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw refusal(wanted);
  }
};

const small = { height: 240, quality: 72 };

/** Makes a small JPEG of a photo that {@link encodePhoto} made. */
export const shrinkPhoto = (bytes: Uint8Array): Promise<Buffer> =>
  decoder(bytes).resize({ height: small.height }).jpeg({ quality: small.quality }).toBuffer();
