/** The formats of a file, by their familiar names; `none` is not a known picture. */
export const pictureFormats = [
  'JPEG',
  'PNG',
  'WebP',
  'HEIC',
  'AVIF',
  'JPEG XL',
  'GIF',
  'BMP',
  'TIFF',
  'SVG',
  'PDF',
  'MP4',
  'none',
] as const;

/** One of {@link pictureFormats}. */
export type PictureFormat = (typeof pictureFormats)[number];

/** The number of bytes that suffice for {@link pictureFormat}. */
export const pictureHeadBytes = 512;

const starts: readonly (readonly [PictureFormat, string])[] = [
  ['JPEG', '\xff\xd8\xff'],
  ['PNG', '\x89PNG\r\n\x1a\n'],
  ['GIF', 'GIF8'],
  ['BMP', 'BM'],
  ['TIFF', 'II*\0'],
  ['TIFF', 'MM\0*'],
  ['PDF', '%PDF-'],
  ['JPEG XL', '\xff\x0a'],
  ['JPEG XL', '\0\0\0\x0cJXL '],
];

const heic = /heic|heix|heim|heis|hevc|hevx|hevm|hevs/;

/** Phones write the kind among the brands of the first box: `mif1` alone only means a still picture. */
const ofBrands = (head: string): PictureFormat => {
  const brands = head.slice(8, Math.min(head.charCodeAt(3) || 32, 128));
  if (/avi[fs]/.test(brands)) return 'AVIF';
  return heic.test(brands) || /mif1|msf1/.test(brands) ? 'HEIC' : 'MP4';
};

/** The format of a file by its first bytes; its name is ignored. */
export const pictureFormat = (bytes: Uint8Array): PictureFormat => {
  const head = String.fromCharCode(...bytes.subarray(0, pictureHeadBytes));
  const found = starts.find(([, start]) => head.startsWith(start));
  if (found) return found[0];
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'WebP';
  if (head.slice(4, 8) === 'ftyp') return ofBrands(head);
  return /<svg[\s>]/i.test(head) ? 'SVG' : 'none';
};
