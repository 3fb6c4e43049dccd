import type { Programme } from '@skillcert/core';
import sharp from 'sharp';
import { type EncodedPicture, encodeJpeg, inspectPicture } from './encode-jpeg.js';

type Wanted = Pick<Programme, 'photo'>;

const sizeOf = ({ photo: { width_px: width, height_px: height } }: Wanted) => ({ width, height });

/**
 * Examines the declared properties of a photo, without decoding it.
 * @throws a Refusal `photo_refused` with the fault
 */
export const inspectPhoto = async (bytes: Uint8Array, wanted: Wanted): Promise<void> => {
  await inspectPicture(bytes, sizeOf(wanted));
};

/**
 * Makes an ID photo of a candidate's upload: JPEG in the programme's size, cut to its ratio.
 * @throws a Refusal `photo_refused` with the fault
 */
export const encodePhoto = (bytes: Uint8Array, wanted: Wanted): Promise<EncodedPicture> => {
  const size = sizeOf(wanted);
  return encodeJpeg(bytes, { least: size, resize: { ...size, fit: 'cover' }, quality: 88 });
};

const small = { height: 240, quality: 72 };

/** Makes a small JPEG of a photo that {@link encodePhoto} made. */
export const shrinkPhoto = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes).resize({ height: small.height }).jpeg({ quality: small.quality }).toBuffer();
