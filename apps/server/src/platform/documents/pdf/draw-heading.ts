import { drawLine } from './draw-line.js';
import type { Place, Sheet } from './open-sheet.js';
import type { BlockOf } from './pdf-document.js';
import { textHeight, writeText } from './write-text.js';

const asideShare = 0.38;
const gap = 12;

const titleWidthOf = ({ aside }: BlockOf<'heading'>, width: number) =>
  aside ? width * (1 - asideShare) - gap : width;

/** How high a heading is, in points. */
export const headingHeight = (sheet: Sheet, block: BlockOf<'heading'>, width: number): number =>
  (block.over ? textHeight(sheet, block.over, width, 'muted') + 2 : 0) +
  textHeight(sheet, block.text, titleWidthOf(block, width), 'title') +
  19;

/**
 * The title with the texts over and beside it, on a line in the colour of the programme. @returns the place where
 * the next block begins
 */
export const drawHeading = (sheet: Sheet, block: BlockOf<'heading'>, place: Place): number => {
  const { over, text, aside } = block;
  const { root } = sheet;
  const { x, width } = place;
  let { y } = place;
  if (over) {
    const at = { x, y, width };
    sheet.tag(root, 'P', () => writeText(sheet, over, at, 'muted'));
    y += textHeight(sheet, over, width, 'muted') + 2;
  }
  const asideWidth = aside ? width * asideShare : 0;
  const titleWidth = titleWidthOf(block, width);
  const height = textHeight(sheet, text, titleWidth, 'title');
  const top = y;
  sheet.tag(root, 'H1', () => writeText(sheet, text, { x, y: top, width: titleWidth }, 'title'));
  if (aside) {
    const at = {
      x: x + width - asideWidth,
      y: y + height - textHeight(sheet, aside, asideWidth, 'body') - 3,
      width: asideWidth,
    };
    sheet.tag(root, 'P', () => writeText(sheet, aside, at, 'body', { align: 'right' }));
  }
  y += height + 5;
  drawLine(sheet, { x, y, width }, sheet.accent, 1.6);
  return y + 14;
};
