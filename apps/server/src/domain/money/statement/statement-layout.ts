import { type Kysely, sql, type Transaction } from 'kysely';
import { sha256 } from '../../../platform/crypto/sha256.js';
import { plainWord } from '../../../platform/sheet/plain-word.js';
import type { SheetRow } from '../../../platform/sheet/sheet-row.js';
import type { Database } from '../../../platform/store/database.js';
import { isWhole, readHeads, type StatementColumns, toColumns } from './statement-heads.js';

/** Returns the columns of a row if it is a header row. */
type HeadsOf = (row: Pick<SheetRow, 'cells'>) => StatementColumns | undefined;

/** The columns of header rows that are known before anybody names those of this file. */
export interface KnownHeads {
  readonly headsOf: HeadsOf;
  /** Whether somebody named the columns with these headers before. */
  readonly isRemembered: (cells: readonly string[]) => boolean;
  /** The columns that are remembered for these headers, as a text to compare; empty for none. */
  readonly rememberedAs: (cells: readonly string[]) => string;
}

/** The columns by the words of their headers alone. */
export const plainHeads: KnownHeads = {
  headsOf: ({ cells }) => readHeads(cells),
  isRemembered: () => false,
  rememberedAs: () => '',
};

/** A bank is recognised by the headers of its columns. */
const layoutKey = (cells: readonly string[]): Buffer => sha256(JSON.stringify(cells.map(plainWord)));

/** A key for lines of one kind of export: the words of its headers, and the fields of its columns. */
export const layoutOf = (cells: readonly string[], columns: StatementColumns): string =>
  sha256(JSON.stringify([cells.map(plainWord), columns])).toString('hex');

/**
 * The columns of statements, as known without a caller's choice: as somebody named them for this bank before, else by
 * the words of their headers.
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
    rememberedAs: (cells) => remembered(cells)?.join() ?? '',
  };
};

/** Remembers the columns of a bank's statements, and replaces what was remembered of it before. */
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
