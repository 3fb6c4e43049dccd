import { inflateSync } from 'node:zlib';

const unpacked = (bytes: Buffer): string => {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    // A photo is no Deflate, and no text either.
    return '';
  }
};

/** Glyphs that one operator draws: their numbers, four digits each, and the advance between them. */
const drawn = /\[((?:<[\da-f]+> -?[\d.]+ ?)+)\] TJ/g;

/**
 * The number of blank boxes that a PDF of ours draws: glyph 0 of a font stands for every character that the font
 * lacks. Counted from the operators of the pages, because the text of a page does not contain such boxes.
 */
export const countBlanks = (pdf: Uint8Array): number => {
  const bytes = Buffer.from(pdf);
  const streams = bytes.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g);
  const numbers = [...streams].flatMap(([, stream = '']) =>
    [...unpacked(Buffer.from(stream, 'latin1')).matchAll(drawn)].flatMap(([, pieces = '']) =>
      [...pieces.matchAll(/<([\da-f]+)>/g)].flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? []),
    ),
  );
  return numbers.filter((number) => number === '0000').length;
};
