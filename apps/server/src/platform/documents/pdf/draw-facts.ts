import type { Place, Sheet } from './open-sheet.js';
import type { BlockOf } from './pdf-document.js';
import { type TextLook, textHeight, writeText } from './write-text.js';

type Facts = BlockOf<'facts'>;
type Fact = Facts['items'][number];

const gutter = 20;
const labelGap = 1;
const rowGap = 9;

/** The items line by line: two beside each other, one if it is wide or alone. */
const linesOf = ({ columns, items }: Facts): readonly (readonly Fact[])[] => {
  const lines: Fact[][] = [];
  for (const item of items) {
    const last = lines.at(-1);
    const fits = last && last.length < columns && !item.wide && !last.some(({ wide }) => wide);
    if (fits) last.push(item);
    else lines.push([item]);
  }
  return lines;
};

const lookOf = ({ strong }: Fact): TextLook => (strong ? 'strong' : 'body');

const widthOf = (item: Fact, columns: 1 | 2, width: number) =>
  columns === 1 || item.wide ? width : (width - gutter) / 2;

const factHeight = (sheet: Sheet, item: Fact, width: number) =>
  textHeight(sheet, item.label, width, 'label') +
  labelGap +
  textHeight(sheet, item.value, width, lookOf(item));

const lineHeight = (sheet: Sheet, line: readonly Fact[], columns: 1 | 2, width: number) =>
  Math.max(...line.map((item) => factHeight(sheet, item, widthOf(item, columns, width))));

/** How high facts are, in points. */
export const factsHeight = (sheet: Sheet, block: Facts, width: number): number =>
  linesOf(block).reduce((sum, line) => sum + lineHeight(sheet, line, block.columns, width) + rowGap, 0);

/** Facts as a list of labels and their values. @returns the place where the next block begins */
export const drawFacts = (sheet: Sheet, block: Facts, { x, y, width }: Place): number => {
  const list = sheet.group(sheet.root, 'L');
  const { columns } = block;
  let top = y;
  for (const line of linesOf(block)) {
    const height = lineHeight(sheet, line, columns, width);
    top = sheet.room(top, height);
    for (const [column, item] of line.entries()) {
      const own = widthOf(item, columns, width);
      const at = { x: x + column * (own + gutter), y: top, width: own };
      const entry = sheet.group(list, 'LI');
      sheet.tag(entry, 'Lbl', () => writeText(sheet, item.label, at, 'label'));
      const below = { ...at, y: top + textHeight(sheet, item.label, own, 'label') + labelGap };
      sheet.tag(entry, 'LBody', () => writeText(sheet, item.value, below, lookOf(item)));
    }
    top += height + rowGap;
  }
  return top;
};
