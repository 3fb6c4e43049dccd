import type { Font } from 'fontkit';
import { openFont } from './open-font.js';
import { type FontFiles, readFont } from './read-font.js';

/** The fonts of documents. */
export interface Fonts {
  readonly first: Font;
  /** The fonts with characters that the first lacks: read and opened when a document first needs them. */
  readonly rare: () => Promise<readonly Font[]>;
}

/** Opens the first font at once; the others are large, and most threads never need them. */
export const openFonts = ({ first, rare }: FontFiles): Fonts => {
  let opened: Promise<readonly Font[]> | undefined;
  return {
    first: openFont(first),
    rare: () => {
      opened ??= Promise.all(rare.map(async (file) => openFont(await readFont(new URL(file)))));
      return opened;
    },
  };
};
