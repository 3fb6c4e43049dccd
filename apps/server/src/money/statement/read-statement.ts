import { importLimits, type Programme } from '@skillcert/core';
import type { SheetReader } from '../../sheet/create-sheet-reader.js';
import { openRows } from '../../sheet/open-rows.js';
import { SheetFault } from '../../sheet/sheet-fault.js';
import type { SheetRow } from '../../sheet/sheet-row.js';
import { type ReadLine, readLine } from './read-line.js';
import type { StatementColumns } from './statement-heads.js';
import type { HeadsOf } from './statement-layout.js';

/** Above the names of its columns a bank says whose account it is, and since when. */
const preamble = 30;

/** What some rows of a statement say. */
export interface ReadRows {
  readonly lines: readonly ReadLine[];
  readonly outgoing: number;
  /** The rows whose day or amount cannot be read. */
  readonly unread: readonly number[];
  /** The row that names the columns, and what they are, beside the first of the lines under it. */
  readonly heads?: { readonly cells: readonly string[]; readonly fields: StatementColumns };
}

type Numbering = Pick<Programme, 'numbers'>;

const readAll = (
  rows: readonly SheetRow[],
  fields: StatementColumns,
  programme: Numbering,
): Omit<ReadRows, 'heads'> => {
  const read = rows.map((row) => ({ row_no: row.row_no, said: readLine(row, fields, programme) }));
  return {
    lines: read.flatMap(({ said }) => (typeof said === 'string' ? [] : [said])),
    outgoing: read.filter(({ said }) => said === 'outgoing').length,
    unread: read.flatMap(({ row_no, said }) => (said === 'unread' ? [row_no] : [])),
  };
};

/** The first rows of a statement, among which one names the columns. */
export const readFirstRows = async (reader: SheetReader, bytes: Buffer): Promise<readonly SheetRow[]> => {
  const rows: SheetRow[] = [];
  for await (const some of openRows(reader, bytes)) {
    rows.push(...some);
    if (rows.length >= preamble) break;
  }
  return rows.slice(0, preamble);
};

/**
 * Reads a bank statement, XLSX or CSV, some rows at a time.
 * @throws a SheetFault for what is no such file, what no row of names its columns, and what is larger than an import may be
 */
export async function* readStatement(
  reader: SheetReader,
  bytes: Buffer,
  headsOf: HeadsOf,
  programme: Numbering,
): AsyncGenerator<ReadRows> {
  let fields: StatementColumns | undefined;
  let count = 0;
  for await (const some of openRows(reader, bytes)) {
    count += some.length;
    if (count > importLimits.rows_max) throw new SheetFault('too_many_rows', { max: importLimits.rows_max });
    const at = fields ? -1 : some.slice(0, preamble).findIndex((row) => headsOf(row) !== undefined);
    const head = some[at];
    fields ??= head && headsOf(head);
    if (fields)
      yield {
        ...readAll(some.slice(at + 1), fields, programme),
        ...(head && { heads: { cells: head.cells, fields } }),
      };
    else if (count > preamble) break;
  }
  if (!fields) throw new SheetFault('no_statement');
}
