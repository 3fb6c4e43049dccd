import { dayReadings } from '../days/read-written-day.js';

const picture = /\.(?:jpe?g|jfif|png|webp|hei[cf]|avif|gif|bmp|tiff?|svg)$/i;

/** Whether the name of a file is that of a photo; its bytes decide the actual format. */
export const isPictureName = (file: string): boolean => picture.test(file.trim());

const copied = /(?:\s*[([（【［]\d{1,2}[)\]）】］]|\s*-\s*(?:副本|copy|copia|コピー))+$/i;

/** The name of a file without folder, ends and the marks of a copy. */
export const stemOf = (file: string): string => {
  let stem = file.slice(file.lastIndexOf('/') + 1).trim();
  while (picture.test(stem)) stem = stem.replace(picture, '').trim();
  return stem.replace(copied, '');
};

/** The folder of a file; empty where there is none. */
export const folderOf = (file: string): string => file.split('/').at(-2) ?? '';

/** Words for what a file is, which say nothing of whose it is. A bare 照 may end a given name. */
const kinds =
  /(?:[大小]?[一二两12][吋寸]|[白蓝红]底|证件|标准|免冠|登记|报名|电子|个人|本人)照?片?|照片|相片|头像|証明写真|写真|\b(?:id|photo|picture|portrait|foto|carn[eé]t?)\b/giu;

/** A name of a file without the words for what it is. */
export const withoutKinds = (stem: string): string => stem.normalize('NFKC').replace(kinds, ' ').trim();

/** Whether a name is one that cameras and messengers give, or that says what the file is and no more. */
export const isOfNobody = (stem: string): boolean =>
  /^(?:img|image|dsc[fn]?|pic|mmexport|wx_camera|微信图片)?[^\p{L}]*$/iu.test(withoutKinds(stem));

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

/** A formula, an error of a spreadsheet, or a word for whether a photo was handed in. */
const noName = /^[=#[【<]|^(?:已|未|有|无|無|见|見|待|缺|在)/;

/** How many photos there are, of which size, and parts of a day; 12张伟 is a number and a name. */
const counts = /\d+\s*(?:[年月日枚寸吋]|[张張](?=$|\P{L}|[照相已]))/gu;

/** A day, in any order of its parts; `20261101_091211` is what a camera calls a file. */
const isDayText = (text: string): boolean =>
  !text.includes('_') && Object.keys(dayReadings(text, { today: '2100-01-01' })).length > 0;

/**
 * Whether a cell without the end of a picture names a file all the same, as `IMG_0007` does; a tick, a day and a number
 * of photos do not.
 */
export const namesFile = (said: string): boolean => {
  const text = said.normalize('NFKC').trim();
  if (noName.test(text) || isDayText(text)) return false;
  return /\d{2,}/.test(text.replace(counts, ' ')) || /\p{L}_|_\p{L}/u.test(text);
};
