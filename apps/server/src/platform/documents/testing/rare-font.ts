import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openFont } from '../open-font.js';
import type { Fonts } from '../open-fonts.js';
import { testFonts } from './renderer-here.js';

const require = createRequire(import.meta.url);
const file = join(
  dirname(require.resolve('pdfjs-dist/package.json')),
  'standard_fonts',
  'LiberationSans-Regular.ttf',
);

/** The number of known letters that only the second font has. */
const lettersMost = 40;

/** Written from left to right, so that the text is read back in the order in which it was written. */
const isLetter = (code: number) =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}]$/u.test(String.fromCodePoint(code));

/**
 * The first font of documents with a second one behind it that has other letters, like the fonts for rare
 * characters: one that pdf.js ships, so that these tests work with any fonts in the folder.
 */
export const testMixedFonts = async (): Promise<{
  readonly fonts: Fonts;
  readonly letters: readonly string[];
}> => {
  const { first } = await testFonts();
  const bytes = await readFile(file);
  const shared = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(shared).set(bytes);
  const second = openFont(shared);
  const letters = second.characterSet
    .filter(
      (code) => isLetter(code) && second.hasGlyphForCodePoint(code) && !first.hasGlyphForCodePoint(code),
    )
    .slice(0, lettersMost)
    .map((code) => String.fromCodePoint(code));
  return { fonts: { first, rare: async () => [second] }, letters };
};
