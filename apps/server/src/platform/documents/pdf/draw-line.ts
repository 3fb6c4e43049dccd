import type { Place, Sheet } from './open-sheet.js';

/** A thin line across a place. */
export const drawLine = (sheet: Sheet, { x, y, width }: Place, colour = '#d9dee6', thickness = 0.6): void =>
  sheet.artifact(() => {
    sheet.pdf
      .lineWidth(thickness)
      .strokeColor(colour)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
  });
