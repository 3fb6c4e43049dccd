import type { Renderer } from '../create-renderer.js';
import { type Fonts, openFonts } from '../open-fonts.js';
import { drawPdf } from '../pdf/draw-pdf.js';
import { readFonts } from '../read-font.js';

let opened: Promise<Fonts> | undefined;

/** The fonts of documents, opened once for all tests of a file. */
export const testFonts = (): Promise<Fonts> => {
  opened ??= readFonts().then(openFonts);
  return opened;
};

/** A renderer without threads: a thread needs a bundle. */
export const rendererHere: Renderer = {
  print: async (document) => drawPdf(document, await testFonts()),
  stop: async () => undefined,
};
