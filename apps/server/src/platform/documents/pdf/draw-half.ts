import { blockHeight } from './block-height.js';
import type { Place, Sheet } from './open-sheet.js';
import type { BlockOf } from './pdf-document.js';

/** Around the line to cut along, in points. */
const space = 10;

const cut = ({ pdf, frame, artifact }: Sheet, y: number) =>
  artifact(() => {
    pdf
      .lineWidth(0.6)
      .strokeColor('#8b95a3')
      .dash(4, { space: 3 })
      .moveTo(frame.x, y)
      .lineTo(frame.x + frame.width, y)
      .stroke()
      .undash();
  });

/**
 * Finds the place of a half: the upper one of a page, the lower one below a line to cut along, or the whole of a
 * page if it needs more than a half.
 * @returns the place where it begins
 */
export const placeHalf = (sheet: Sheet, { blocks }: BlockOf<'half'>, { y, width }: Place): number => {
  const { frame, nextPage } = sheet;
  const middle = (frame.y + frame.bottom) / 2;
  const height = blocks.reduce((sum, block) => sum + blockHeight(sheet, block, width), 0);
  if (y === frame.y) return y;
  if (y > middle - space || height > frame.bottom - middle - space) return nextPage();
  cut(sheet, middle);
  return middle + space;
};
