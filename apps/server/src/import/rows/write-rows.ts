import { importLimits } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Keyring } from '../../crypto/keyring.js';
import { columnLetters } from '../../sheet/cell-address.js';
import type { SheetReader } from '../../sheet/create-sheet-reader.js';
import { openRows } from '../../sheet/open-rows.js';
import { SheetFault } from '../../sheet/sheet-fault.js';
import type { SheetRow } from '../../sheet/sheet-row.js';
import type { Database } from '../../store/database.js';
import { plainWord } from './plain-word.js';
import { sealRow } from './sealed-row.js';

/** The heads of a sheet: its first row that is not blank. */
const headsOf = ({ cells, flaws, row_no }: SheetRow): readonly string[] => {
  const [flaw] = flaws;
  if (flaw) throw new SheetFault('head_formula', { cell: `${columnLetters(flaw.column)}${row_no}` });
  const words = cells.map(plainWord);
  const twice = cells.find((head, at) => head !== '' && words.indexOf(words[at] ?? '') < at);
  if (twice) throw new SheetFault('head_twice', { head: twice });
  return cells;
};

/** Above its heads a sheet says what it is and whom to ask. */
const preamble = 30;

/** The row that names most columns; the first where none names any. */
const headRow = (rows: readonly SheetRow[], named: NamedColumns): number => {
  const counts = rows.slice(0, preamble).map(({ cells }) => named(cells));
  return Math.max(0, counts.indexOf(Math.max(...counts, 1)));
};

/** How many columns the cells of a row name. */
type NamedColumns = (cells: readonly string[]) => number;

/** Reads a sheet once: its heads, then the rows under them, some at a time. No more rows come than an import may have. */
export async function* readSheet(
  reader: SheetReader,
  bytes: Buffer,
  named: NamedColumns,
): AsyncGenerator<{ readonly heads: readonly string[]; readonly rows: readonly SheetRow[] }> {
  let heads: readonly string[] | undefined;
  let count = 0;
  for await (const some of openRows(reader, bytes)) {
    const at = heads ? -1 : headRow(some, named);
    const head = some[at];
    if (head) heads = headsOf(head);
    const rows = some.slice(at + 1);
    count += rows.length;
    if (count > importLimits.rows_max) throw new SheetFault('too_many_rows', { max: importLimits.rows_max });
    if (heads) yield { heads, rows };
  }
  if (count === 0) throw new SheetFault('no_rows');
}

/** Writes rows of a sheet, sealed; a row that is there already stays. */
export const writeRows = async (
  tx: Transaction<Database>,
  keyring: Keyring,
  { class_id, import_id }: { readonly class_id: number; readonly import_id: number },
  rows: readonly SheetRow[],
): Promise<void> => {
  if (rows.length === 0) return;
  await sql`
    insert into import_row (class_id, import_id, row_no, cells_enc)
    select ${class_id}, ${import_id}, r.row_no, r.cells_enc
    from unnest(${rows.map(({ row_no }) => row_no)}::int4[], ${rows.map((row) => sealRow(keyring, row))}::bytea[])
      as r (row_no, cells_enc)
    on conflict do nothing`.execute(tx);
};
