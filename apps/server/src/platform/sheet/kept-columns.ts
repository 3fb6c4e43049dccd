import { type Kysely, sql } from 'kysely';
import type { Keyring } from '../crypto/keyring.js';
import type { Database } from '../store/database.js';
import type { ColumnFields, KeptColumns } from './choose-columns.js';
import { plainWord } from './plain-word.js';

/** The number of layouts kept per account and family. */
const keptMost = 50;

/**
 * Identifies a layout by its heads. The hash is keyed because the first row of a sheet without heads is personal data;
 * its label is the one under which candidates' sheets were kept first.
 */
const layoutKey = (keyring: Keyring, heads: readonly string[]): Buffer =>
  keyring.blindIndex('import_layout', JSON.stringify(heads.map(plainWord)));

interface KeptBy {
  /** The kind of sheet, for instance `scores`. */
  readonly family: string;
  readonly user_id: number;
}

/** Reads the columns that an account chose for sheets of a family. */
export const readKeptColumns = async (
  db: Kysely<Database>,
  keyring: Keyring,
  { family, user_id }: KeptBy,
): Promise<KeptColumns> => {
  const kept = await db
    .selectFrom('sheet_layout')
    .select(['layout_key', 'fields'])
    .where('user_id', '=', user_id)
    .where('family', '=', family)
    .execute();
  const fieldsOf = new Map(kept.map(({ layout_key, fields }) => [layout_key.toString('hex'), fields]));
  return (heads) => fieldsOf.get(layoutKey(keyring, heads).toString('hex'));
};

interface Chosen extends KeptBy {
  readonly heads: readonly string[];
  readonly fields: ColumnFields;
  readonly now: Date;
}

/** Keeps the columns that an account chose, for its next sheet with these heads. */
export const keepColumns = async (
  db: Kysely<Database>,
  keyring: Keyring,
  { family, user_id, heads, fields, now }: Chosen,
): Promise<void> => {
  await sql`
    insert into sheet_layout (user_id, family, layout_key, fields, saved_at)
    values (${user_id}, ${family}, ${layoutKey(keyring, heads)}, ${[...fields]}::text[], ${now})
    on conflict (user_id, family, layout_key) do update set fields = excluded.fields,
      saved_at = excluded.saved_at`.execute(db);
  await sql`
    delete from sheet_layout where user_id = ${user_id} and family = ${family} and layout_key not in (
      select layout_key from sheet_layout where user_id = ${user_id} and family = ${family}
      order by saved_at desc limit ${keptMost})`.execute(db);
};
