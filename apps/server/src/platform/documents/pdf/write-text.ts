import type { Place, Sheet } from './open-sheet.js';

/**
 * The look of a text: size in points, colour, and strength, which an outline simulates because only one weight of
 * the font is included.
 */
const looks = {
  desk: { size: 26, colour: '#14181f', strong: true },
  title: { size: 19, colour: '#14181f', strong: true },
  section: { size: 12, colour: '#14181f', strong: true },
  body: { size: 10, colour: '#14181f', strong: false },
  strong: { size: 14, colour: '#14181f', strong: true },
  label: { size: 8.5, colour: '#5b6472', strong: false },
  muted: { size: 9, colour: '#5b6472', strong: false },
  small: { size: 7.5, colour: '#5b6472', strong: false },
  cell: { size: 8.5, colour: '#14181f', strong: false },
  head: { size: 8, colour: '#5b6472', strong: false },
  tiny: { size: 6.5, colour: '#14181f', strong: false },
  sum: { size: 8.5, colour: '#14181f', strong: true },
} as const;

/** The name of a look. */
export type TextLook = keyof typeof looks;

interface Line {
  readonly align?: 'left' | 'right' | undefined;
}

const outline = 0.028;

/** The width of a text that needs one line; undefined if it breaks. The font then has its size. */
const lineWidth = ({ pdf }: Sheet, text: string, width: number, look: TextLook): number | undefined => {
  const needed = pdf.fontSize(looks[look].size).widthOfString(text);
  return needed <= width && !text.includes('\n') ? needed : undefined;
};

/** How high a text is when it is written this wide, in points. */
export const textHeight = (sheet: Sheet, text: string, width: number, look: TextLook): number => {
  const written = sheet.written(text);
  return lineWidth(sheet, written, width, look) === undefined
    ? sheet.pdf.heightOfString(written, { width })
    : sheet.pdf.currentLineHeight(true);
};

/** Writes a text; it breaks where necessary. */
export const writeText = (
  sheet: Sheet,
  text: string,
  { x, y, width }: Place,
  look: TextLook,
  { align = 'left' }: Line = {},
): void => {
  const { pdf } = sheet;
  const { size, colour, strong } = looks[look];
  const written = sheet.written(text);
  const needed = lineWidth(sheet, written, width, look);
  pdf.fillColor(colour);
  if (strong) pdf.strokeColor(colour).lineWidth(size * outline);
  const style = strong ? { fill: true, stroke: true } : {};
  // A fitting text is most of a document, and the search for line breaks is most of the work.
  if (needed === undefined) pdf.text(written, x, y, { width, align, ...style });
  else pdf.text(written, align === 'right' ? x + width - needed : x, y, { lineBreak: false, ...style });
};
