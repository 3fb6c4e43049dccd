import { type Kysely, sql, type Transaction } from 'kysely';
import { sha256 } from '../../crypto/sha256.js';
import { plainWord } from '../../sheet/plain-word.js';
import type { SheetRow } from '../../sheet/sheet-row.js';
import type { Database } from '../../store/database.js';
import { isWhole, readHeads, type StatementColumns, toColumns } from './statement-heads.js';

/** Says what the columns are, if this is the row that names them. */
export type HeadsOf = (row: SheetRow) => StatementColumns | undefined;

/** A bank is known again by how it names its columns. */
const layoutKey = (cells: readonly string[]): Buffer => sha256(JSON.stringify(cells.map(plainWord)));

/** What tells lines of one kind of export from those of another: the words of its heads, and what they are taken for. */
export const layoutOf = (cells: readonly string[], columns: StatementColumns): string =>
  sha256(JSON.stringify([cells.map(plainWord), columns])).toString('hex');

/** What a statement's columns are without anybody saying so: as somebody said of this bank before, else by their words. */
export const knownHeads = async (db: Kysely<Database>): Promise<HeadsOf> => {
  const kept = await db.selectFrom('statement_layout').select(['layout_key', 'fields']).execute();
  const fieldsOf = new Map(
    kept.map(({ layout_key, fields }) => [layout_key.toString('hex'), toColumns(fields)]),
  );
  return ({ cells }) => {
    const remembered = fieldsOf.get(layoutKey(cells).toString('hex'));
    return remembered && isWhole(remembered) ? remembered : readHeads(cells);
  };
};

/** Remembers what the columns of a bank's statements are, in the place of what was said of it before. */
export const rememberLayout = async (
  tx: Transaction<Database>,
  heads: readonly string[],
  columns: StatementColumns,
  { user_id, now }: { readonly user_id: number; readonly now: Date },
): Promise<void> => {
  await sql`
    insert into statement_layout (layout_key, fields, saved_by, saved_at)
    values (${layoutKey(heads)}, ${[...columns]}::text[], ${user_id}, ${now})
    on conflict (layout_key) do update set fields = excluded.fields, saved_by = excluded.saved_by,
      saved_at = excluded.saved_at`.execute(tx);
};
