import { once } from 'node:events';
import type { Font } from 'fontkit';
import { drawBlock } from './draw-block.js';
import { drawFeet } from './draw-feet.js';
import { missingCharacters } from './missing-characters.js';
import { openSheet } from './open-sheet.js';
import type { PdfDocument } from './pdf-document.js';

/** A document as a PDF file; or every character that its font lacks, for no box may stand where a name should. */
export type Drawn = { readonly pdf: Uint8Array<ArrayBuffer> } | { readonly missing: readonly string[] };

const joined = (pieces: readonly Uint8Array[]) => {
  const whole = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
};

/** Draws a document as a tagged PDF (PDF/UA-1), with the glyphs in it that it uses. */
export const drawPdf = async (document: PdfDocument, font: Font): Promise<Drawn> => {
  const missing = missingCharacters(document, font);
  if (missing.length > 0) return { missing };
  const sheet = openSheet(document, font);
  const { pdf, frame } = sheet;
  const pieces: Uint8Array[] = [];
  pdf.on('data', (piece: Uint8Array) => pieces.push(piece));
  const ended = once(pdf, 'end');
  const { x, width } = frame;
  document.blocks.reduce((y, block) => drawBlock(sheet, block, { x, y, width }), frame.y);
  drawFeet(sheet, document);
  pdf.end();
  await ended;
  return { pdf: joined(pieces) };
};
