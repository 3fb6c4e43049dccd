import { once } from 'node:events';
import type { Fonts } from '../open-fonts.js';
import { drawBlock } from './draw-block.js';
import { drawFeet } from './draw-feet.js';
import { charactersOf, missingCharacters } from './missing-characters.js';
import { mixFonts } from './mix-fonts.js';
import { openSheet } from './open-sheet.js';
import type { PdfDocument } from './pdf-document.js';
import { isMissed, standIns } from './stand-ins.js';

/** A document as a PDF file, with the characters that no font has: their numbers replace them. */
export interface Drawn {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly missing: readonly string[];
}

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
export const drawPdf = async (document: PdfDocument, { first, rare }: Fonts): Promise<Drawn> => {
  const unusual = missingCharacters(charactersOf(document), [first]);
  const fonts = unusual.length > 0 ? [first, ...(await rare())] : [first];
  const missing = missingCharacters(unusual, fonts);
  const sheet = openSheet(document, first, standIns(missing));
  const { pdf, frame } = sheet;
  if (missing.length < unusual.length) mixFonts(pdf, fonts);
  const pieces: Uint8Array[] = [];
  pdf.on('data', (piece: Uint8Array) => pieces.push(piece));
  const ended = once(pdf, 'end');
  const { x, width } = frame;
  document.blocks.reduce(
    (y, block, at) => drawBlock(sheet, block, { x, y, width }, document.blocks[at + 1]),
    frame.y,
  );
  drawFeet(sheet, document);
  pdf.end();
  await ended;
  return { pdf: joined(pieces), missing: missing.filter(isMissed) };
};
