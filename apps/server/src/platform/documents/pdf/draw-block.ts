import { blockHeight, gap, lookOf, sideGap } from './block-height.js';
import { drawFacts } from './draw-facts.js';
import { drawGrid } from './draw-grid.js';
import { placeHalf } from './draw-half.js';
import { drawHeading } from './draw-heading.js';
import { drawLine } from './draw-line.js';
import { drawImage, drawQr } from './draw-picture.js';
import { drawSigning } from './draw-signing.js';
import { drawTable, tableStart } from './draw-table.js';
import type { Place, Sheet } from './open-sheet.js';
import type { BlockOf, PdfBlock } from './pdf-document.js';
import { textHeight, writeText } from './write-text.js';

/** The least space after the title of a part on its page, in points. */
const below = 80;

const startOf = (sheet: Sheet, next: PdfBlock | undefined, width: number) =>
  next?.kind === 'table' ? Math.max(below, tableStart(sheet, next, width)) : below;

const drawTexts = (
  sheet: Sheet,
  block: BlockOf<'section' | 'text'>,
  place: Place,
  next?: PdfBlock,
): number => {
  const look = lookOf(block);
  const height = textHeight(sheet, block.text, place.width, look);
  // The title of a part never stands alone at the end of a page.
  const needed = block.kind === 'section' ? height + gap + startOf(sheet, next, place.width) : height;
  const y = sheet.room(place.y, needed);
  const name = block.kind === 'section' ? 'H2' : 'P';
  sheet.tag(sheet.root, name, () => writeText(sheet, block.text, { ...place, y }, look));
  return y + height + gap;
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
    parts.reduce((sum, part) => sum + blockHeight(sheet, part, width), 0),
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

const drawHalf = (sheet: Sheet, block: BlockOf<'half'>, place: Place): number =>
  block.blocks.reduce((y, each) => drawBlock(sheet, each, { ...place, y }), placeHalf(sheet, block, place));

/** Draws a block, on the next page if there is no room for it. @returns the place where the next one begins */
export const drawBlock = (sheet: Sheet, block: PdfBlock, place: Place, next?: PdfBlock): number => {
  switch (block.kind) {
    case 'heading':
      return drawHeading(sheet, block, place);
    case 'section':
    case 'text':
      return drawTexts(sheet, block, place, next);
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
    case 'grid':
      return drawGrid(sheet, block, place);
    case 'signing':
      return drawSigning(sheet, block, place);
    case 'half':
      return drawHalf(sheet, block, place);
    case 'page_break':
      return block.foot === undefined ? sheet.nextPage() : sheet.nextSection(block.foot);
  }
};
