import sharp from 'sharp';
import { dpi, type Word } from './poppler.js';

type Box = Omit<Word, 'text'>;

/**
 * Lighter pixels count as paper. A small grey dot that falls between four pixels still darkens each of them more
 * than this.
 */
const lightest = 240;

/** The dark pixels of a page. */
export interface Ink {
  /** Of all of the page, from 0 to 1. */
  readonly share: number;
  /** The number of them in a box, in points. */
  readonly within: (box: Box) => number;
}

/** Looks at the picture of a page. */
export const readInk = async (picture: string): Promise<Ink> => {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixel = (points: number) => (points * dpi) / 72;
  const within = ({ left, top, right, bottom }: Box) => {
    let dark = 0;
    const lastLine = Math.min(height, Math.ceil(pixel(bottom)));
    const lastColumn = Math.min(width, Math.ceil(pixel(right)));
    for (let y = Math.max(0, Math.floor(pixel(top))); y < lastLine; y += 1) {
      for (let x = Math.max(0, Math.floor(pixel(left))); x < lastColumn; x += 1) {
        if ((data[y * width + x] ?? 255) < lightest) dark += 1;
      }
    }
    return dark;
  };
  const all = { left: 0, top: 0, right: (width * 72) / dpi, bottom: (height * 72) / dpi };
  return { share: within(all) / (width * height), within };
};
