import type { ImportField } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Keyring } from '../../crypto/keyring.js';
import type { Database } from '../../store/database.js';
import type { ColumnFields } from './guess-columns.js';
import { plainWord } from './plain-word.js';

/** What the columns of an account's last sheet were, by their heads. */
export type Remembered = Readonly<Record<string, ImportField | ''>>;

const field = 'import_mapping';

export const readRemembered = async (
  db: Kysely<Database>,
  keyring: Keyring,
  user_id: number,
): Promise<Remembered> => {
  const found = await db
    .selectFrom('import_mapping')
    .select('fields_enc')
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  // Nobody but remember writes what opens with this key.
  return found ? (JSON.parse(keyring.open(field, found.fields_enc)) as Remembered) : {};
};

/** Remembers the columns of a sheet, sealed: where a sheet has no heads, its first row is a person. */
export const remember = async (
  db: Kysely<Database>,
  keyring: Keyring,
  { user_id, heads, columns }: { user_id: number; heads: readonly string[]; columns: ColumnFields },
): Promise<void> => {
  const fields = Object.fromEntries(heads.map((head, at) => [plainWord(head), columns[at] ?? '']));
  const fields_enc = keyring.seal(field, JSON.stringify(fields));
  await sql`
    insert into import_mapping (user_id, fields_enc) values (${user_id}, ${fields_enc})
    on conflict (user_id) do update set fields_enc = excluded.fields_enc`.execute(db);
};
