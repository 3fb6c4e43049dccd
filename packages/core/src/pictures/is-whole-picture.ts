import type { PictureFormat } from './picture-format.js';

const ofFour = (bytes: Uint8Array, at: number, littleEndian = false): number =>
  at + 4 > bytes.length
    ? Number.POSITIVE_INFINITY
    : new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0, littleEndian);

/** Segments name their length; behind the first scan only the end itself is written FF D9. */
const isWholeJpeg = (bytes: Uint8Array): boolean => {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const mark = bytes[at + 1] ?? 0;
    if (mark === 0xff) at += 1;
    else if (mark === 0xda) break;
    else at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
  }
  if (bytes[at] !== 0xff || bytes[at + 1] !== 0xda) return false;
  for (at = bytes.indexOf(0xff, at + 2); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xd9) return true;
  }
  return false;
};

const end = 0x49_45_4e_44;

const isWholePng = (bytes: Uint8Array): boolean => {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + ofFour(bytes, at)) {
    if (ofFour(bytes, at + 4) === end) return true;
  }
  return false;
};

/**
 * Whether a picture reaches its own end marker; bytes after it, which phones add, are ignored. The bytes
 * between are not examined.
 */
export const isWholePicture = (bytes: Uint8Array, format: PictureFormat): boolean => {
  switch (format) {
    case 'JPEG':
      return isWholeJpeg(bytes);
    case 'PNG':
      return isWholePng(bytes);
    case 'WebP':
      return ofFour(bytes, 4, true) + 8 <= bytes.length;
    default:
      return true;
  }
};
