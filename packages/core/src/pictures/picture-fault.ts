import { picture_bytes_max, picture_pixels_max } from '../limits.js';
import { isWholePicture } from './is-whole-picture.js';
import { type PictureFormat, pictureFormat } from './picture-format.js';

/** The reason why a picture cannot be used, with the values of its sentence. */
export type PictureFault =
  | { readonly fault: 'format'; readonly format: PictureFormat }
  | { readonly fault: 'bytes'; readonly megabytes: number; readonly most: number }
  | { readonly fault: 'pixels'; readonly megapixels: number; readonly most: number }
  | { readonly fault: 'damaged' }
  | {
      readonly fault: 'small';
      readonly width: number;
      readonly height: number;
      readonly least_width: number;
      readonly least_height: number;
    };

/** The possible faults of a picture, by name. */
export const pictureFaults = [
  'format',
  'bytes',
  'pixels',
  'damaged',
  'small',
] as const satisfies readonly PictureFault['fault'][];

interface PixelSize {
  readonly width: number;
  readonly height: number;
}

const taken: readonly PictureFormat[] = ['JPEG', 'PNG', 'WebP'];

/** A little over its limit would be rounded to it. */
const above = (value: number, most: number) => Math.max(Math.round(value * 10) / 10, most + 0.1);

const megabyte = 1_048_576;
const bytesMost = picture_bytes_max / megabyte;
const pixelsMost = Math.floor(picture_pixels_max / 1_000_000);

/** The fault of a picture by its size in bytes, before any byte is read. */
export const bytesFault = (bytes: number): PictureFault | undefined =>
  bytes > picture_bytes_max
    ? { fault: 'bytes', megabytes: above(bytes / megabyte, bytesMost), most: bytesMost }
    : undefined;

/** The fault of the bytes of a picture; nothing is decoded. */
export const pictureFault = (bytes: Uint8Array): PictureFault | undefined => {
  const tooMany = bytesFault(bytes.length);
  if (tooMany) return tooMany;
  const format = pictureFormat(bytes);
  if (!taken.includes(format)) return { fault: 'format', format };
  return isWholePicture(bytes, format) ? undefined : { fault: 'damaged' };
};

/** The fault of the size that a picture declares, upright. */
export const pixelsFault = ({ width, height }: PixelSize, least: PixelSize): PictureFault | undefined => {
  const count = width * height;
  if (count > picture_pixels_max)
    return { fault: 'pixels', megapixels: above(count / 1_000_000, pixelsMost), most: pixelsMost };
  if (width >= least.width && height >= least.height) return undefined;
  return { fault: 'small', width, height, least_width: least.width, least_height: least.height };
};
