import { limits, type PictureFault, pictureFault, pictureFormat, pixelsFault } from '@skillcert/core';
import sharp, { type Metadata, type ResizeOptions, type Sharp, type SharpOptions } from 'sharp';
import { Refusal } from '../http/errors/refuse.js';
import { createPool } from './create-pool.js';

/** A picture in its stored form. */
export interface EncodedPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

interface PixelSize {
  readonly width: number;
  readonly height: number;
}

interface Wanted {
  /** Smaller ones are refused. */
  readonly least: PixelSize;
  readonly resize: ResizeOptions;
  readonly quality: number;
}

const decoder = (bytes: Uint8Array, options: SharpOptions = {}) =>
  sharp(bytes, { limitInputPixels: limits.picture_pixels_max, failOn: 'error', pages: 1, ...options });

/** The size of the upright picture: EXIF orientations 5 to 8 swap width and height. */
const upright = ({ width, height, orientation = 1 }: Metadata): PixelSize =>
  orientation >= 5 ? { width: height, height: width } : { width, height };

const refused = (picture: PictureFault) => new Refusal('photo_refused', { picture });

/**
 * Examines the declared properties of a picture, without decoding it.
 * @returns its pixels
 * @throws a Refusal `photo_refused` with the fault
 */
export const inspectPicture = async (bytes: Uint8Array, least: PixelSize): Promise<number> => {
  const fault = pictureFault(bytes);
  if (fault) throw refused(fault);
  // Only the head is read: its declared size is checked here, and reported.
  const head = await decoder(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!head) throw refused({ fault: 'damaged' });
  const size = upright(head);
  const wrong = pixelsFault(size, least);
  if (wrong) throw refused(wrong);
  return size.width * size.height;
};

/** Words of the JPEG decoder for a scan that is broken: it goes on after them and draws the rest grey. */
const broken = /premature end|bad Huffman|instead of RST|inconsistent progression|before marker 0x(?!d9)/i;

/**
 * Remarks are errors of a JPEG, but for harmless ones: cameras write odd heads, and fill up before the end (marker
 * 0xd9).
 */
const decodeWhole = async <Made>(
  bytes: Uint8Array,
  make: (picture: Sharp) => Promise<Made>,
): Promise<Made> => {
  if (pictureFormat(bytes) !== 'JPEG') return make(decoder(bytes));
  try {
    return await make(decoder(bytes, { failOn: 'warning' }));
  } catch (error) {
    if (broken.test(String(error))) throw error;
    return make(decoder(bytes));
  }
};

/** The largest picture is decoded alone, smaller ones side by side: some kinds hold all of their pixels at once. */
const decoding = createPool(limits.picture_pixels_max);

/**
 * Makes a JPEG of an uploaded picture: upright, on white, without metadata. The decoder decides the format, not the
 * sender.
 * @throws a Refusal `photo_refused` with the fault
 */
export const encodeJpeg = async (
  bytes: Uint8Array,
  { least, resize, quality }: Wanted,
): Promise<EncodedPicture> => {
  const pixels = await inspectPicture(bytes, least);
  return decoding(pixels, async () => {
    try {
      const { data, info } = await decodeWhole(bytes, (picture) =>
        picture
          .rotate()
          .resize(resize)
          .flatten({ background: '#ffffff' })
          .jpeg({ quality, chromaSubsampling: '4:4:4' })
          .toBuffer({ resolveWithObject: true }),
      );
      return { bytes: data, width: info.width, height: info.height };
    } catch {
      throw refused({ fault: 'damaged' });
    }
  });
};
