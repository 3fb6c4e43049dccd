const picture = /\.(?:jpe?g|jfif|png|webp|hei[cf]|avif|gif|bmp|tiff?|svg)$/i;

/** Whether the name of a file is that of a photo; its bytes decide the actual format. */
export const isPictureName = (file: string): boolean => picture.test(file.trim());

const copied = /(?:\s*[(（]\d{1,2}[)）]|\s*-\s*(?:副本|copy|copia|コピー))+$/i;

/** The name of a file without folder, ends and the marks of a copy. */
export const stemOf = (file: string): string => {
  let stem = file.slice(file.lastIndexOf('/') + 1).trim();
  while (picture.test(stem)) stem = stem.replace(picture, '').trim();
  return stem.replace(copied, '');
};

const between = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * The letters and digits alone, in one width and case; leading zeros are dropped because people pad the
 * numbers of files with them.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(between, '')
    .replace(/^0+(?=\d)/, '');

/** The words of a name, and the runs of letters and of digits in them. */
export const partsOf = (stem: string): readonly string[] => {
  const words = stem.normalize('NFKC').toUpperCase().split(between);
  return [...words, ...words.flatMap((word) => word.match(/\d+X?|[\p{L}\p{M}]+/gu) ?? [])];
};

/** A file as a sheet names it: with its end or without, in any case. */
export const saidKey = (file: string): string =>
  file.trim().replace(picture, '').normalize('NFKC').toUpperCase();
