import { type Kysely, sql, type Transaction } from 'kysely';
import { sha256 } from '../../../platform/crypto/sha256.js';
import { plainWord } from '../../../platform/sheet/plain-word.js';
import type { SheetRow } from '../../../platform/sheet/sheet-row.js';
import type { Database } from '../../../platform/store/database.js';
import { isWhole, readHeads, type StatementColumns, toColumns } from './statement-heads.js';

/** Says what the columns are, if this is the row that names them. */
type HeadsOf = (row: Pick<SheetRow, 'cells'>) => StatementColumns | undefined;

/** What rows of heads name without anybody saying so of this file. */
export interface KnownHeads {
  readonly headsOf: HeadsOf;
  /** Whether somebody said before what columns with these heads are. */
  readonly isRemembered: (cells: readonly string[]) => boolean;
}

/** What heads say by their words alone. */
export const plainHeads: KnownHeads = {
  headsOf: ({ cells }) => readHeads(cells),
  isRemembered: () => false,
};

/** A bank is known again by how it names its columns. */
const layoutKey = (cells: readonly string[]): Buffer => sha256(JSON.stringify(cells.map(plainWord)));

/**
 * What tells lines of one kind of export from those of another: the words of its heads, and what they are taken for.
 */
export const layoutOf = (cells: readonly string[], columns: StatementColumns): string =>
  sha256(JSON.stringify([cells.map(plainWord), columns])).toString('hex');

/**
 * What a statement's columns are without anybody saying so: as somebody said of this bank before, else by their words.
 */
export const knownHeads = async (db: Kysely<Database>): Promise<KnownHeads> => {
  const kept = await db.selectFrom('statement_layout').select(['layout_key', 'fields']).execute();
  const fieldsOf = new Map(
    kept.map(({ layout_key, fields }) => [layout_key.toString('hex'), toColumns(fields)]),
  );
  const remembered = (cells: readonly string[]) => {
    const fields = fieldsOf.get(layoutKey(cells).toString('hex'));
    return fields && isWhole(fields) ? fields : undefined;
  };
  return {
    headsOf: ({ cells }) => remembered(cells) ?? readHeads(cells),
    isRemembered: (cells) => remembered(cells) !== undefined,
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
