import { type Kysely, sql } from 'kysely';
import type { Keyring } from '../crypto/keyring.js';
import type { Database } from '../store/database.js';
import type { ColumnFields, KeptColumns } from './choose-columns.js';
import { plainWord } from './plain-word.js';

/** Layouts kept for a family of sheets; the oldest are dropped. */
const keptMost = 200;

/** A keyed hash, because the first row of a table without heads is personal data. */
const layoutKey = (keyring: Keyring, heads: readonly string[]): string =>
  keyring.blindIndex('sheet_layout', JSON.stringify(heads.map(plainWord))).toString('hex');

/** Reads the columns that people chose for sheets of a family. */
export const readKeptColumns = async (
  db: Kysely<Database>,
  keyring: Keyring,
  family: string,
): Promise<KeptColumns> => {
  const kept = await db
    .selectFrom('sheet_layout')
    .select(['layout_key', 'fields'])
    .where('family', '=', family)
    .execute();
  const fieldsOf = new Map(kept.map(({ layout_key, fields }) => [layout_key.toString('hex'), fields]));
  return (heads) => fieldsOf.get(layoutKey(keyring, heads));
};

interface Chosen {
  readonly family: string;
  readonly heads: readonly string[];
  readonly fields: ColumnFields;
  readonly user_id: number;
  readonly now: Date;
}

/** Keeps the columns that somebody chose, for the next sheet with these heads. */
export const keepColumns = async (
  db: Kysely<Database>,
  keyring: Keyring,
  { family, heads, fields, user_id, now }: Chosen,
): Promise<void> => {
  await sql`
    insert into sheet_layout (family, layout_key, fields, saved_by, saved_at)
    values (${family}, decode(${layoutKey(keyring, heads)}, 'hex'), ${[...fields]}::text[], ${user_id}, ${now})
    on conflict (family, layout_key) do update set fields = excluded.fields, saved_by = excluded.saved_by,
      saved_at = excluded.saved_at`.execute(db);
  await sql`
    delete from sheet_layout where family = ${family} and layout_key not in (
      select layout_key from sheet_layout where family = ${family} order by saved_at desc limit ${keptMost})`.execute(
    db,
  );
};
