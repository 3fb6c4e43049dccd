import { drawLine } from './draw-line.js';
import type { Place, Sheet } from './open-sheet.js';
import type { BlockOf } from './pdf-document.js';
import { textHeight, writeText } from './write-text.js';

const asideShare = 0.38;
const gap = 12;

/** The title with what stands over and beside it, on a line in the colour of the programme. @returns where the next block begins */
export const drawHeading = (
  sheet: Sheet,
  { over, text, aside }: BlockOf<'heading'>,
  place: Place,
): number => {
  const { root } = sheet;
  const { x, width } = place;
  let { y } = place;
  if (over) {
    const at = { x, y, width };
    sheet.tag(root, 'P', () => writeText(sheet, over, at, 'muted'));
    y += textHeight(sheet, over, width, 'muted') + 2;
  }
  const asideWidth = aside ? width * asideShare : 0;
  const titleWidth = width - asideWidth - (aside ? gap : 0);
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
