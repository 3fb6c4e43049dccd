import { drawLine } from './draw-line.js';
import type { Sheet } from './open-sheet.js';
import type { PdfDocument } from './pdf-document.js';
import { writeText } from './write-text.js';

const numberWidth = 120;

/** The text at the foot of every page, once the number of pages in its section is known. */
export const drawFeet = (sheet: Sheet, { foot: { page: pattern } }: PdfDocument): void => {
  const { pdf, frame, sections } = sheet;
  const { count } = pdf.bufferedPageRange();
  const y = frame.bottom + 12;
  for (const [at, { from, foot }] of sections.entries()) {
    const end = sections[at + 1]?.from ?? count;
    for (let page = from; page < end; page += 1) {
      pdf.switchToPage(page);
      // Text this low would begin a page of its own.
      pdf.page.margins.bottom = 0;
      drawLine(sheet, { ...frame, y });
      const numbered = pattern
        .replace('{page}', String(page - from + 1))
        .replace('{pages}', String(end - from));
      const below = { ...frame, y: y + 6 };
      sheet.artifact(() => {
        writeText(sheet, foot, { ...below, width: frame.width - numberWidth }, 'head');
        const right = { ...below, x: frame.x + frame.width - numberWidth, width: numberWidth };
        writeText(sheet, numbered, right, 'head', { align: 'right' });
      });
    }
  }
};
