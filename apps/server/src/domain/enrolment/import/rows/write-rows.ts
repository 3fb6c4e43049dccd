import { sql, type Transaction } from 'kysely';
import type { Keyring } from '../../../../platform/crypto/keyring.js';
import { kindsOf } from '../../../../platform/sheet/reading-of.js';
import type { SheetRow } from '../../../../platform/sheet/sheet-row.js';
import { isTooLong, withoutTooLong } from '../../../../platform/sheet/too-long.js';
import type { Database } from '../../../../platform/store/database.js';
import { sealRow } from './sealed-row.js';

interface Place {
  readonly class_id: number;
  readonly import_id: number;
}

const marksOf = (row: SheetRow): string | null => {
  const kinds = kindsOf(row);
  return kinds.length > 0 ? kinds.join(',') : null;
};

interface Written {
  readonly rows: readonly SheetRow[];
  readonly state: 'above' | 'read';
  /** The row that names the columns. */
  readonly head?: SheetRow;
}

/** Writes rows of a sheet, encrypted, with the marks of what reading changed. A row that is already there stays. */
export const writeRows = async (
  tx: Transaction<Database>,
  keyring: Keyring,
  { class_id, import_id }: Place,
  { rows, state, head }: Written,
): Promise<void> => {
  if (rows.length === 0) return;
  await sql`
    insert into import_row (class_id, import_id, row_no, cells_enc, state, marks, filled)
    select ${class_id}, ${import_id}, r.row_no, r.cells_enc, ${state}, string_to_array(r.marks, ','), string_to_array(r.filled, ',')
    from unnest(${rows.map(({ row_no }) => row_no)}::int4[], ${rows.map((row) => sealRow(keyring, row))}::bytea[],
      ${rows.map(marksOf)}::text[], ${rows.map((row) => (isTooLong(withoutTooLong(row, head)) ? 'row_too_long' : null))}::text[])
      as r (row_no, cells_enc, marks, filled)
    on conflict do nothing`.execute(tx);
};
