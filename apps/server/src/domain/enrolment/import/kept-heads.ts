import { type Kysely, sql } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { withoutHiddenDoubles } from '../../../platform/sheet/hidden-columns.js';
import { preamble } from '../../../platform/sheet/part-table.js';
import type { Database } from '../../../platform/store/database.js';
import { openHeads, openRow, type RowCells } from './rows/sealed-row.js';

/** A row of a stored sheet, decrypted. */
export interface KeptRow extends RowCells {
  readonly row_no: number;
}

interface Place {
  readonly class_id: number;
  readonly import_id: number;
}

/** The rows of a stored sheet after a given one, at most `most` of them. */
export const openRows = async (
  db: Kysely<Database>,
  keyring: Keyring,
  { class_id, import_id, after, most }: Place & { readonly after: number; readonly most: number },
): Promise<readonly KeptRow[]> => {
  const { rows } = await sql<{ row_no: number; cells_enc: Buffer }>`
    select row_no, cells_enc from import_row
    where class_id = ${class_id} and import_id = ${import_id} and row_no > ${after}
    order by row_no limit ${most}`.execute(db);
  return rows.map(({ row_no, cells_enc }) => ({ row_no, ...openRow(keyring, cells_enc) }));
};

interface Kept extends Place {
  readonly head_row: number;
  readonly heads_enc: Buffer;
}

/** The rows among which the header row can be chosen. There are none for an import that is older than this choice. */
export const readHeadRows = async (
  db: Kysely<Database>,
  keyring: Keyring,
  kept: Kept,
): Promise<readonly KeptRow[]> =>
  kept.head_row === 0
    ? []
    : (await openRows(db, keyring, { ...kept, after: 0, most: preamble + 1 })).slice(0, -1);

/**
 * The header row of a sheet: the one that was found, or another one that a person chose.
 * @throws a Refusal for a row that cannot be it
 */
export const findHead = (
  rows: readonly KeptRow[],
  {
    keyring,
    kept,
    wanted,
  }: { readonly keyring: Keyring; readonly kept: Kept; readonly wanted: number | undefined },
): KeptRow => {
  const row_no = wanted ?? kept.head_row;
  const found = rows.find((row) => row.row_no === row_no);
  if (row_no === kept.head_row)
    return { ...found, row_no, cells: openHeads(keyring, kept.heads_enc), flaws: [] };
  if (!found) throw refuseFields({ head_row: 'not_offered' });
  return withoutHiddenDoubles(found);
};

/** The row that names the columns of an import, as it was sent; undefined for an import that is older than its rows. */
export const openHead = async (
  db: Kysely<Database>,
  keyring: Keyring,
  { class_id, import_id, head_row }: Place & { readonly head_row: number },
): Promise<KeptRow | undefined> => {
  const [head] = await openRows(db, keyring, { class_id, import_id, after: head_row - 1, most: 1 });
  return head?.row_no === head_row ? head : undefined;
};
