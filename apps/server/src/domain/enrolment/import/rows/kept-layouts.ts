import type { ImportField } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Keyring } from '../../../../platform/crypto/keyring.js';
import { plainWord } from '../../../../platform/sheet/plain-word.js';
import type { Database } from '../../../../platform/store/database.js';
import { type ColumnFields, guessColumns } from './guess-columns.js';
import { isReported } from './is-reported.js';

/** The number of layouts kept per account. */
const keptMost = 50;

/** Returns the columns that an account chose for these headings before, or undefined. */
export type LayoutOf = (heads: readonly string[]) => ColumnFields | undefined;

/**
 * Identifies a layout by its headings, without the columns that a report added. The hash is keyed because the first row
 * of a sheet without headings is personal data.
 */
const layoutKey = (keyring: Keyring, heads: readonly string[]): Buffer =>
  keyring.blindIndex(
    'import_layout',
    JSON.stringify(heads.filter((head) => !isReported(head)).map(plainWord)),
  );

/** Reads the layouts that an account chose before. */
export const readLayouts = async (
  db: Kysely<Database>,
  keyring: Keyring,
  user_id: number,
): Promise<LayoutOf> => {
  const kept = await db
    .selectFrom('import_layout')
    .select(['layout_key', 'fields'])
    .where('user_id', '=', user_id)
    .execute();
  const fieldsOf = new Map(
    // Only keepLayout writes them.
    kept.map(({ layout_key, fields }) => [layout_key.toString('hex'), fields as (ImportField | '')[]]),
  );
  return (heads) => {
    const fields = fieldsOf.get(layoutKey(keyring, heads).toString('hex'))?.values();
    return fields && heads.map((head) => (isReported(head) ? '' : (fields.next().value ?? '')));
  };
};

interface Chosen {
  readonly user_id: number;
  readonly heads: readonly string[];
  readonly columns: ColumnFields;
  /** Whether the account chose another row as the header row. */
  readonly isOtherRow: boolean;
  readonly now: Date;
}

/**
 * Keeps the layout that an account chose, for the next sheet of the same shape. A layout that equals the guess from the
 * headings is kept only if it replaces another.
 */
export const keepLayout = async (
  db: Kysely<Database>,
  keyring: Keyring,
  { user_id, heads, columns, isOtherRow, now }: Chosen,
): Promise<void> => {
  const isKept = (await readLayouts(db, keyring, user_id))(heads) !== undefined;
  const isByHand = isOtherRow || guessColumns(heads).some((field, at) => field !== columns[at]);
  if (!isKept && !isByHand) return;
  const fields = columns.filter((_, at) => !isReported(heads[at] ?? ''));
  await sql`
    insert into import_layout (user_id, layout_key, fields, saved_at)
    values (${user_id}, ${layoutKey(keyring, heads)}, ${fields}::text[], ${now})
    on conflict (user_id, layout_key) do update set fields = excluded.fields, saved_at = excluded.saved_at`.execute(
    db,
  );
  await sql`
    delete from import_layout where user_id = ${user_id} and layout_key not in (
      select layout_key from import_layout where user_id = ${user_id} order by saved_at desc limit ${keptMost})`.execute(
    db,
  );
};
