import type { Place, Sheet } from './open-sheet.js';
import type { BlockOf, GridCell } from './pdf-document.js';
import { type TextLook, textHeight, writeText } from './write-text.js';

type Grid = BlockOf<'grid'>;

const padding = 5;
/** Of a low box a part, so that a text still fits. */
const paddingOf = (height: number) => Math.min(padding, height / 10);
/** The next smaller look for a text that is too large for its box. */
const smaller = {
  desk: 'strong',
  strong: 'body',
  body: 'cell',
  cell: 'tiny',
  label: 'tiny',
} as const satisfies Partial<Record<TextLook, TextLook>>;

type Line = { readonly text: string; readonly look: TextLook };

const isSmaller = (look: TextLook): look is keyof typeof smaller => look in smaller;

const shortened = (text: string): string => {
  const characters = [...text];
  return `${characters.slice(0, Math.floor(characters.length * 0.8) - 1).join('')}…`;
};

/** Some lines with the longest of them shortened. */
const withShorter = (lines: readonly Line[]): readonly Line[] => {
  const most = Math.max(...lines.map(({ text }) => text.length));
  return lines.map(({ text, look }) => ({ text: text.length === most ? shortened(text) : text, look }));
};

const shortest = 6;

/**
 * The lines of a box, made smaller one step after the other until they fit, then shortened; if that does not help,
 * the last ones are left out.
 */
const fitting = (sheet: Sheet, cell: GridCell, width: number, height: number): readonly Line[] => {
  const isHigh = (lines: readonly Line[]) =>
    lines.reduce((sum, { text, look }) => sum + textHeight(sheet, text, width, look), 0) > height;
  let lines: readonly Line[] = cell.lines.filter(({ text }) => text !== '');
  for (let step = 0; step < 4 && isHigh(lines); step += 1) {
    lines = lines.map(({ text, look }) => ({ text, look: isSmaller(look) ? smaller[look] : look }));
  }
  while (isHigh(lines) && lines.some(({ text }) => text.length > shortest)) lines = withShorter(lines);
  while (lines.length > 1 && isHigh(lines)) lines = lines.slice(0, -1);
  return lines;
};

interface Box extends Place {
  readonly height: number;
}

const frameBox = ({ pdf, artifact }: Sheet, { x, y, width, height }: Box, { border }: Grid, shaded = false) =>
  artifact(() => {
    if (shaded) pdf.rect(x, y, width, height).fill('#eef1f5');
    pdf.lineWidth(0.6).strokeColor('#8b95a3');
    if (border === 'dashed') pdf.dash(4, { space: 3 });
    pdf.rect(x, y, width, height).stroke().undash();
  });

const drawCell = (sheet: Sheet, cell: GridCell, box: Box, list: PDFKit.PDFStructureElement) => {
  const width = box.width - 2 * padding;
  const lines = fitting(sheet, cell, width, box.height - 2 * paddingOf(box.height));
  if (lines.length === 0) return;
  const entry = sheet.group(list, 'LI');
  sheet.tag(entry, 'LBody', () => {
    let y = box.y + paddingOf(box.height);
    for (const { text, look } of lines) {
      writeText(sheet, text, { x: box.x + padding, y, width }, look);
      y += textHeight(sheet, text, width, look);
    }
  });
};

/** Boxes line by line, a fixed number of lines per page. @returns the place where the next block begins */
export const drawGrid = (sheet: Sheet, grid: Grid, place: Place): number => {
  const { columns, size, cells } = grid;
  const { frame } = sheet;
  const list = sheet.group(sheet.root, 'L');
  const width = place.width / columns;
  const heightAt = (top: number) => ('height' in size ? size.height : (frame.bottom - top) / size.lines);
  let { y } = place;
  let height = heightAt(y);
  for (let from = 0; from < cells.length; from += columns) {
    if (y + height > frame.bottom + 0.1) {
      y = sheet.nextPage();
      height = heightAt(y);
    }
    for (const [at, cell] of cells.slice(from, from + columns).entries()) {
      const box = { x: place.x + at * width, y, width, height };
      frameBox(sheet, box, grid, cell.shaded);
      drawCell(sheet, cell, box, list);
    }
    y += height;
  }
  return y + 14;
};
