import type { OutputOf } from '@skillcert/api-client/contract';
import { sheetPieces } from '../sheet/write-sheet.js';
import { byteOrderMark, type Cell, csvLine } from './csv-line.js';

interface ListColumn {
  readonly head: string;
  /** Its figures are amounts of money by default. */
  readonly figures?: 'count';
}

/** A list as a table: its rows come some hundred at a time. */
export interface ListTable {
  readonly columns: readonly ListColumn[];
  readonly rows: () => AsyncIterable<readonly (readonly Cell[])[]>;
}

type ListFile = OutputOf<'class/exportClassLists'>;

async function* csvLines({ columns, rows }: ListTable): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map(({ head }) => head));
  for await (const some of rows()) yield some.map(csvLine).join('');
}

async function* sheetRows(rows: ListTable['rows']) {
  for await (const some of rows()) for (const cells of some) yield cells.map((cell) => cell ?? '');
}

/** A list as an XLSX sheet; its rows are read, packed and sent some hundred at a time. */
export const listSheet = (title: string, { columns, rows }: ListTable): AsyncGenerator<Uint8Array> =>
  sheetPieces({
    title,
    columns: columns.map((column) => ({ ...column, width: 20 })),
    rows: sheetRows(rows),
  });

/** A list as a file of a format; nothing in it is a formula. */
export const listFile = (
  { of, day, format }: { readonly of: string; readonly day: string; readonly format: 'csv' | 'xlsx' },
  table: ListTable,
): ListFile => ({
  name: `${of}-${day}.${format}`,
  lines: format === 'csv' ? csvLines(table) : listSheet(of, table),
});
