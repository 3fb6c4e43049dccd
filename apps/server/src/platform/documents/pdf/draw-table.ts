import { drawLine } from './draw-line.js';
import { drawImage } from './draw-picture.js';
import type { Place, Sheet } from './open-sheet.js';
import type { BlockOf, CellPicture } from './pdf-document.js';
import { type TextLook, textHeight, writeText } from './write-text.js';

type Table = BlockOf<'table'>;

const padding = { x: 4, y: 4.5, dense: 3 };

interface Cell extends Place {
  readonly text: string | CellPicture;
  readonly align: 'right' | undefined;
}

interface Row {
  readonly cells: readonly Cell[];
  readonly height: number;
}

/** The cells of a row at their places, as if the row were at the top. */
const layRow = (
  sheet: Sheet,
  { columns, row_height = 0, dense = false }: Table,
  texts: readonly (string | CellPicture)[],
  place: Place,
  look: TextLook,
): Row => {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const above = dense ? padding.dense : padding.y;
  let { x } = place;
  const cells = columns.map(({ share, align }, column) => {
    const width = (place.width * share) / all;
    const cell = {
      x: x + padding.x,
      y: above,
      width: width - 2 * padding.x,
      text: texts[column] ?? '',
      align,
    };
    x += width;
    return cell;
  });
  const heights = cells.map(({ text, width }) =>
    typeof text === 'string' ? textHeight(sheet, text, width, look) : text.height,
  );
  const least = look === 'cell' ? row_height : 0;
  return { cells, height: Math.max(least, Math.max(...heights) + 2 * above) };
};

/** Draws a cell at its place. */
type DrawCell = (cell: Cell, at: Place, column: number) => void;

const writeCell = (sheet: Sheet, { text, align }: Cell, at: Place, look: TextLook) =>
  typeof text === 'string' && writeText(sheet, text, at, look, { align });

/** How high a table is, in points. */
export const tableHeight = (sheet: Sheet, table: Table, width: number): number => {
  const of = (texts: readonly (string | CellPicture)[], look: TextLook) =>
    layRow(sheet, table, texts, { x: 0, y: 0, width }, look).height;
  const rows = table.rows.reduce((sum, texts) => sum + of(texts, 'cell'), 0);
  const heads = table.columns.map(({ head }) => head);
  return of(heads, 'head') + rows + (table.total ? of(table.total, 'sum') : 0) + 14;
};

/** The least height of a table on one page: its head and its first row, in points. */
export const tableStart = (sheet: Sheet, table: Table, width: number): number =>
  tableHeight(sheet, { ...table, rows: table.rows.slice(0, 1), total: undefined }, width);

const drawRow = ({ cells, height }: Row, y: number, drawCell: DrawCell) => {
  for (const [column, cell] of cells.entries()) drawCell(cell, { ...cell, y: y + cell.y }, column);
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
  const drawHead = (y: number, tag: (write: () => void) => void) => {
    const below = drawRow(head, y, (cell, at) => tag(() => writeCell(sheet, cell, at, 'head')));
    rule(below, '#8b95a3');
    return below;
  };
  const drawCells = (
    parent: PDFKit.PDFStructureElement,
    texts: readonly (string | CellPicture)[],
    y: number,
    look: TextLook,
  ) => {
    const row = layRow(sheet, table, texts, place, look);
    let top = sheet.room(y, row.height);
    // Programs read the head once, though it is repeated on each page.
    if (top < y) top = drawHead(top, (write) => sheet.artifact(write));
    const line = sheet.group(parent, 'TR');
    const below = drawRow(row, top, (cell, at, column) => {
      const write = () => writeCell(sheet, cell, at, look);
      if (typeof cell.text !== 'string') drawImage(sheet, cell.text, at, sheet.group(line, 'TD'));
      else if (column === 0) sheet.tag(line, 'TH', write, { scope: 'Row' });
      else sheet.tag(line, 'TD', write);
    });
    rule(below);
    return below;
  };
  const titles = sheet.group(sheet.group(tree, 'THead'), 'TR');
  const [first] = table.rows;
  const firstHeight = first ? layRow(sheet, table, first, place, 'cell').height : head.height;
  let y = drawHead(sheet.room(place.y, head.height + firstHeight), (write) =>
    sheet.tag(titles, 'TH', write, { scope: 'Column' }),
  );
  const body = sheet.group(tree, 'TBody');
  for (const texts of table.rows) y = drawCells(body, texts, y, 'cell');
  if (table.total) y = drawCells(sheet.group(tree, 'TFoot'), table.total, y, 'sum');
  return y + 14;
};
