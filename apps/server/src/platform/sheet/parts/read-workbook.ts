import { type CellObject, CFB, read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { SheetFault } from '../sheet-fault.js';
import type { RowMark, SheetRow, SheetTable } from '../sheet-row.js';
import { hiddenRows } from './hidden-rows.js';
import { marksOf } from './marks-of.js';
import { openPackage } from './open-package.js';
import { parseZip } from './parse-zip.js';
import { type ReadCell, readCell } from './read-cell.js';
import { toRow } from './to-row.js';

const options = { dense: true, cellNF: true, cellText: false, cellHTML: false } as const;

type Grid = readonly (readonly (CellObject | undefined)[] | undefined)[];

const gridOf = (sheet: WorkSheet): Grid => sheet['!data'] ?? [];

/** A row as it was read, with marks of what was changed. */
interface ReadRow {
  readonly cells: ReadCell[];
  readonly marks: Set<RowMark>;
}

/** Copies the value of a merged range, which only its first row has, to its other rows. */
const spread = (read: ReadonlyMap<number, ReadRow>, { '!merges': merges = [] }: WorkSheet) => {
  for (const { s: from, e: to } of merges) {
    const value = read.get(from.r)?.cells[from.c];
    if (value === undefined || value === '') continue;
    for (const [at, { cells, marks }] of read) {
      if (at <= from.r || at > to.r || cells[from.c]) continue;
      while (cells.length <= from.c) cells.push('');
      cells[from.c] = value;
      marks.add('merged_filled');
    }
  }
};

/** The numbers of the hidden rows of a sheet, as the library reports them. */
const rowsHidden = ({ '!rows': rows = [] }: WorkSheet): ReadonlySet<number> =>
  new Set(rows.flatMap((row, at) => (row?.hidden ? [at + 1] : [])));

const rowsOf = (sheet: WorkSheet, date1904: boolean, hidden: ReadonlySet<number>): readonly SheetRow[] => {
  const read = new Map<number, ReadRow>();
  for (const [at, row = []] of gridOf(sheet).entries()) {
    const cells = Array.from(row, (cell) => (cell ? readCell(cell, { date1904 }) : ''));
    if (!cells.some((cell) => cell !== '')) continue;
    const marks = new Set(row.flatMap((cell) => (cell ? marksOf(cell, { date1904 }) : [])));
    if (hidden.has(at + 1)) marks.add('hidden_row_read');
    read.set(at, { cells, marks });
  }
  spread(read, sheet);
  return [...read].flatMap(
    ([at, { cells, marks }]) => toRow(at + 1, cells, { date1904, marks: [...marks] }) ?? [],
  );
};

/** Whether a sheet holds anything. */
const isFilled = (sheet: WorkSheet): boolean =>
  gridOf(sheet).some((row) => row?.some((cell) => cell?.v !== undefined && cell.v !== ''));

/** The state of sheets that programs hide and nobody can show: they are not reported. */
const veryHidden = 2;

/** The first sheet that is visible and not blank. */
const firstTable = (
  { SheetNames, Sheets, Workbook }: WorkBook,
  hiddenOf = (_: number): ReadonlySet<number> => new Set(),
): SheetTable => {
  const hides = (at: number) => Workbook?.Sheets?.[at]?.Hidden ?? 0;
  for (const [place, name] of SheetNames.entries()) {
    if (hides(place)) continue;
    const sheet = Sheets[name];
    // The library leaves out a sheet that it cannot read.
    if (!sheet) throw new SheetFault('damaged');
    const hidden = new Set([...rowsHidden(sheet), ...hiddenOf(place)]);
    const rows = rowsOf(sheet, Workbook?.WBProps?.date1904 ?? false, hidden);
    if (rows.length === 0) continue;
    const other_sheets = SheetNames.filter((other, at) => {
      const each = at !== place && hides(at) !== veryHidden && Sheets[other];
      return each && isFilled(each);
    });
    return { rows, other_sheets };
  }
  return { rows: [], other_sheets: [] };
};

/** Matches a formula without a result, which the library would read as a blank cell. */
const uncalculated =
  /<(?:\w+:)?f(?:\s[^>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*(?:<(?:\w+:)?v\s*\/>)?\s*<\/(?:\w+:)?c>/;

/** Reads the rows of a zipped workbook: XLSX, XLSB or ODS. */
export const readPackage = async (bytes: Buffer): Promise<SheetTable> => {
  const parts = await openPackage(bytes);
  const isBook = parts.some(({ name }) => /^xl\/workbook\.|^content\.xml$/i.test(name));
  if (!isBook) throw new SheetFault('not_xlsx');
  const files = parts.map(({ name, content }) => ({ name, content, type: 2 as const }));
  const sheetStubs = parts.some(
    ({ name, content }) => /worksheets\//.test(name) && uncalculated.test(content.toString('latin1')),
  );
  const zip = { FullPaths: parts.map(({ name }) => name), FileIndex: files };
  return firstTable(parseZip(zip, { ...options, sheetStubs }), hiddenRows(parts));
};

/**
 * Reads the rows of the older binary format. The library gets the stream of the workbook alone: in a damaged file the
 * other streams, such as the author, may count to four billion.
 * @throws a SheetFault if the file is locked, carries macros, is damaged, or is no workbook
 */
export const readCompound = (bytes: Buffer): SheetTable => {
  const file = CFB.read(bytes, { type: 'buffer' });
  const paths = file.FullPaths.join('\n');
  if (/EncryptedPackage/i.test(paths)) throw new SheetFault('encrypted');
  if (/_VBA_PROJECT/i.test(paths)) throw new SheetFault('macros');
  const book = CFB.find(file, '/Workbook') ?? CFB.find(file, '/Book');
  if (!book) throw new SheetFault('not_xlsx');
  try {
    return firstTable(read(book.content, { ...options, type: 'buffer' }));
  } catch (error) {
    throw new SheetFault(String(error).includes('password') ? 'encrypted' : 'damaged');
  }
};

/** Reads the rows of a web page or of XML that a program named `.xls`. */
export const readMarkup = (text: string): SheetTable =>
  firstTable(read(text, { ...options, type: 'string', raw: true }));
