import { drawFacts, factsHeight } from './draw-facts.js';
import { drawHeading } from './draw-heading.js';
import { drawLine } from './draw-line.js';
import { drawImage, drawQr } from './draw-picture.js';
import { drawTable } from './draw-table.js';
import type { Place, Sheet } from './open-sheet.js';
import type { BlockOf, PdfBlock } from './pdf-document.js';
import { textHeight, writeText } from './write-text.js';

const gap = 10;
const sideGap = 20;

const drawTexts = (sheet: Sheet, block: BlockOf<'section' | 'text'>, place: Place): number => {
  const look = lookOf(block);
  const height = textHeight(sheet, block.text, place.width, look);
  const y = sheet.room(place.y, height);
  const name = block.kind === 'section' ? 'H2' : 'P';
  sheet.tag(sheet.root, name, () => writeText(sheet, block.text, { ...place, y }, look));
  return y + height + gap;
};

const lookOf = (block: BlockOf<'section' | 'text'>) =>
  block.kind === 'section' ? 'section' : block.tone === 'muted' ? 'muted' : 'body';

type Part = BlockOf<'beside'>['main'][number];

const partHeight = (sheet: Sheet, part: Part, width: number): number => {
  switch (part.kind) {
    case 'section':
    case 'text':
      return textHeight(sheet, part.text, width, lookOf(part)) + gap;
    case 'facts':
      return factsHeight(sheet, part, width);
    case 'image':
      return part.height + gap;
    case 'qr':
      return part.size + gap;
  }
};

const drawBeside = (
  sheet: Sheet,
  { main, side, side_width, ruled = false }: BlockOf<'beside'>,
  place: Place,
): number => {
  const columns = [
    { parts: main, x: place.x, width: place.width - side_width - sideGap },
    { parts: side, x: place.x + place.width - side_width, width: side_width },
  ];
  const heights = columns.map(({ parts, width }) =>
    parts.reduce((sum, part) => sum + partHeight(sheet, part, width), 0),
  );
  const y = sheet.room(place.y, Math.max(...heights));
  const ends = columns.map(({ parts, x, width }) =>
    parts.reduce((top, part) => drawBlock(sheet, part, { x, y: top, width }), y),
  );
  const end = Math.max(...ends);
  if (!ruled) return end;
  drawLine(sheet, { ...place, y: end });
  return end + gap;
};

/** Draws a block, on the next page where there is no room for it. @returns where the next one begins */
export const drawBlock = (sheet: Sheet, block: PdfBlock, place: Place): number => {
  switch (block.kind) {
    case 'heading':
      return drawHeading(sheet, block, place);
    case 'section':
    case 'text':
      return drawTexts(sheet, block, place);
    case 'facts':
      return drawFacts(sheet, block, place);
    case 'table':
      return drawTable(sheet, block, place);
    case 'image':
      return drawImage(sheet, block, place);
    case 'qr':
      return drawQr(sheet, block, place);
    case 'beside':
      return drawBeside(sheet, block, place);
    case 'page_break':
      return sheet.nextPage();
  }
};
