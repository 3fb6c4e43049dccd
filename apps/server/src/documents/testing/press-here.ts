import type { Font } from 'fontkit';
import { type Press, printed } from '../create-press.js';
import { openFont } from '../open-font.js';
import { drawPdf } from '../pdf/draw-pdf.js';
import { readFont } from '../read-font.js';

let opened: Promise<Font> | undefined;

/** The font of documents, opened once for all tests of a file. */
export const testFont = (): Promise<Font> => {
  opened ??= readFont().then(openFont);
  return opened;
};

/** A press without threads: a thread needs a bundle. */
export const pressHere: Press = {
  print: async (document) => printed(await drawPdf(document, await testFont())),
  stop: async () => undefined,
};
