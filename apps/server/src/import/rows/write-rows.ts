import { importLimits } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Keyring } from '../../crypto/keyring.js';
import { columnLetters } from '../../sheet/cell-address.js';
import { openSheet } from '../../sheet/open-sheet.js';
import type { SheetRow } from '../../sheet/read-rows.js';
import { SheetFault } from '../../sheet/sheet-fault.js';
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

/** Reads a sheet once from its beginning: its heads, then its rows, some at a time. No more rows come than an import may have. */
export async function* readSheet(
  bytes: Buffer,
): AsyncGenerator<{ readonly heads: readonly string[]; readonly rows: readonly SheetRow[] }> {
  let heads: readonly string[] | undefined;
  let count = 0;
  for await (const some of openSheet(bytes)) {
    const [first, ...others] = some;
    const rows = heads || !first ? some : others;
    if (first) heads ??= headsOf(first);
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
