import { type CellObject, CFB, read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { SheetFault } from '../sheet-fault.js';
import type { SheetRow } from '../sheet-row.js';
import { openPackage } from './open-package.js';
import { parseZip } from './parse-zip.js';
import { type ReadCell, readCell } from './read-cell.js';
import { toRow } from './to-row.js';

const options = { dense: true, cellNF: true, cellText: false, cellHTML: false } as const;

type Grid = readonly (readonly (CellObject | undefined)[] | undefined)[];

const gridOf = (sheet: WorkSheet): Grid => sheet['!data'] ?? [];

/** Gives every row of a merged range the value that only its first one has. */
const spread = (read: Map<number, ReadCell[]>, { '!merges': merges = [] }: WorkSheet) => {
  for (const { s: from, e: to } of merges) {
    const value = read.get(from.r)?.[from.c];
    if (value === undefined || value === '') continue;
    for (const [at, cells] of read) {
      if (at <= from.r || at > to.r) continue;
      while (cells.length <= from.c) cells.push('');
      cells[from.c] ||= value;
    }
  }
};

const rowsOf = (sheet: WorkSheet, date1904: boolean): readonly SheetRow[] => {
  const read = new Map<number, ReadCell[]>();
  for (const [at, row = []] of gridOf(sheet).entries()) {
    const cells = Array.from(row, (cell) => (cell ? readCell(cell, { date1904 }) : ''));
    if (cells.some((cell) => cell !== '')) read.set(at, cells);
  }
  spread(read, sheet);
  return [...read].flatMap(([at, cells]) => toRow(at + 1, cells, date1904) ?? []);
};

/** The rows of the first sheet that is shown and not blank. */
const firstRows = ({ SheetNames, Sheets, Workbook }: WorkBook): readonly SheetRow[] => {
  const shown = SheetNames.filter((_, at) => !Workbook?.Sheets?.[at]?.Hidden);
  for (const name of shown) {
    const sheet = Sheets[name];
    // The library leaves out a sheet that it cannot read.
    if (!sheet) throw new SheetFault('damaged');
    const rows = rowsOf(sheet, Workbook?.WBProps?.date1904 ?? false);
    if (rows.length > 0) return rows;
  }
  return [];
};

/** A formula without a result, which the library would take for a blank cell. */
const uncalculated =
  /<(?:\w+:)?f(?:\s[^>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*(?:<(?:\w+:)?v\s*\/>)?\s*<\/(?:\w+:)?c>/;

/** The rows of a packed workbook: XLSX, XLSB or ODS. */
export const readPackage = async (bytes: Buffer): Promise<readonly SheetRow[]> => {
  const parts = await openPackage(bytes);
  const isBook = parts.some(({ name }) => /^xl\/workbook\.|^content\.xml$/i.test(name));
  if (!isBook) throw new SheetFault('not_xlsx');
  const files = parts.map(({ name, content }) => ({ name, content, type: 2 as const }));
  const sheetStubs = parts.some(
    ({ name, content }) => /worksheets\//.test(name) && uncalculated.test(content.toString('latin1')),
  );
  const zip = { FullPaths: parts.map(({ name }) => name), FileIndex: files };
  return firstRows(parseZip(zip, { ...options, sheetStubs }));
};

/** The rows of the older binary form. @throws a SheetFault for one that is locked or carries macros */
export const readCompound = (bytes: Buffer): readonly SheetRow[] => {
  const paths = CFB.read(bytes, { type: 'buffer' }).FullPaths.join('\n');
  if (/EncryptedPackage/i.test(paths)) throw new SheetFault('encrypted');
  if (/_VBA_PROJECT/i.test(paths)) throw new SheetFault('macros');
  if (!/\/(?:Workbook|Book)\b/i.test(paths)) throw new SheetFault('not_xlsx');
  try {
    return firstRows(read(bytes, { ...options, type: 'buffer' }));
  } catch (error) {
    throw new SheetFault(String(error).includes('password') ? 'encrypted' : 'damaged');
  }
};

/** The rows of a web page or of XML that a program named `.xls`. */
export const readMarkup = (text: string): readonly SheetRow[] =>
  firstRows(read(text, { ...options, type: 'string', raw: true }));
