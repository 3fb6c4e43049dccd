import { drawLine } from './draw-line.js';
import type { Place, Sheet } from './open-sheet.js';
import type { BlockOf } from './pdf-document.js';
import { type TextLook, textHeight, writeText } from './write-text.js';

type Table = BlockOf<'table'>;

const padding = { x: 4, y: 4.5 };

interface Cell extends Place {
  readonly text: string;
  readonly align: 'right' | undefined;
}

interface Row {
  readonly cells: readonly Cell[];
  readonly height: number;
}

/** The cells of a row where they stand, were the row at the top. */
const layRow = (
  sheet: Sheet,
  { columns }: Table,
  texts: readonly string[],
  place: Place,
  look: TextLook,
): Row => {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  let { x } = place;
  const cells = columns.map(({ share, align }, column) => {
    const width = (place.width * share) / all;
    const cell = {
      x: x + padding.x,
      y: padding.y,
      width: width - 2 * padding.x,
      text: texts[column] ?? '',
      align,
    };
    x += width;
    return cell;
  });
  const heights = cells.map(({ text, width }) => textHeight(sheet, text, width, look));
  return { cells, height: Math.max(...heights) + 2 * padding.y };
};

type WriteCell = (write: () => void, column: number) => void;

const drawRow = (sheet: Sheet, { cells, height }: Row, y: number, look: TextLook, writeCell: WriteCell) => {
  for (const [column, cell] of cells.entries()) {
    const at = { ...cell, y: y + cell.y };
    writeCell(() => writeText(sheet, cell.text, at, look, { align: cell.align }), column);
  }
  return y + height;
};

/** A table with its head on every page; a row stays whole. @returns where the next block begins */
export const drawTable = (sheet: Sheet, table: Table, place: Place): number => {
  const { x, width } = place;
  const tree = sheet.group(sheet.root, 'Table');
  const head = layRow(
    sheet,
    table,
    table.columns.map((column) => column.head),
    place,
    'head',
  );
  const rule = (y: number, colour?: string) => drawLine(sheet, { x, y, width }, colour, 0.5);
  const drawHead = (y: number, write: WriteCell) => {
    const below = drawRow(sheet, head, y, 'head', write);
    rule(below, '#8b95a3');
    return below;
  };
  const drawCells = (
    parent: PDFKit.PDFStructureElement,
    texts: readonly string[],
    y: number,
    look: TextLook,
  ) => {
    const row = layRow(sheet, table, texts, place, look);
    let top = sheet.room(y, row.height);
    // Programs read the head once, whatever page it stands on again.
    if (top < y) top = drawHead(top, (write) => sheet.artifact(write));
    const line = sheet.group(parent, 'TR');
    const below = drawRow(sheet, row, top, look, (write, column) =>
      column === 0 ? sheet.tag(line, 'TH', write, { scope: 'Row' }) : sheet.tag(line, 'TD', write),
    );
    rule(below);
    return below;
  };
  const titles = sheet.group(sheet.group(tree, 'THead'), 'TR');
  let y = drawHead(sheet.room(place.y, head.height * 2), (write) =>
    sheet.tag(titles, 'TH', write, { scope: 'Column' }),
  );
  const body = sheet.group(tree, 'TBody');
  for (const texts of table.rows) y = drawCells(body, texts, y, 'cell');
  if (table.total) y = drawCells(sheet.group(tree, 'TFoot'), table.total, y, 'sum');
  return y + 14;
};
