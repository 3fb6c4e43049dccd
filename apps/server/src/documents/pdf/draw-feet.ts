import { drawLine } from './draw-line.js';
import type { Sheet } from './open-sheet.js';
import type { PdfDocument } from './pdf-document.js';
import { writeText } from './write-text.js';

const numberWidth = 120;

/** What stands at the foot of every page, once it is known how many there are. */
export const drawFeet = (sheet: Sheet, { foot }: PdfDocument): void => {
  const { pdf, frame } = sheet;
  const { start, count } = pdf.bufferedPageRange();
  const y = frame.bottom + 12;
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Text this low would begin a page of its own.
    pdf.page.margins.bottom = 0;
    drawLine(sheet, { ...frame, y });
    const numbered = foot.page.replace('{page}', String(page + 1)).replace('{pages}', String(count));
    const at = { ...frame, y: y + 6 };
    sheet.artifact(() => {
      writeText(sheet, foot.text, { ...at, width: frame.width - numberWidth }, 'head');
      const right = { ...at, x: frame.x + frame.width - numberWidth, width: numberWidth };
      writeText(sheet, numbered, right, 'head', { align: 'right' });
    });
  }
};
