import { drawLine } from './draw-line.js';
import type { Place, Sheet } from './open-sheet.js';
import type { BlockOf } from './pdf-document.js';
import { textHeight, writeText } from './write-text.js';

/** Above the lines, in points: as high as a round seal of 42 mm. */
const handRoom = 119;
const gutter = 60;
const labelGap = 4;
const gap = 10;

/**
 * Draws places to fill in by hand, side by side: room, a line, and its label under it.
 * @returns where the next block begins
 */
export const drawSigning = (sheet: Sheet, { labels }: BlockOf<'signing'>, place: Place): number => {
  const width = (place.width - gutter * (labels.length - 1)) / labels.length;
  const height = labelGap + Math.max(...labels.map((label) => textHeight(sheet, label, width, 'label')));
  const line = sheet.room(place.y, handRoom + height) + handRoom;
  for (const [at, label] of labels.entries()) {
    const x = place.x + at * (width + gutter);
    drawLine(sheet, { x, y: line, width }, '#8b95a3');
    const below = { x, y: line + labelGap, width };
    sheet.tag(sheet.root, 'P', () => writeText(sheet, label, below, 'label'));
  }
  return line + height + gap;
};
