import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../store/database.js';
import type { Keyring } from './keyring.js';

/**
 * Ties the database to its key at first start and compares at every later one.
 * @throws when the data was sealed with another key
 */
export async function matchKey(db: Kysely<Database>, keyring: Keyring): Promise<void> {
  const value = keyring.checkValue();
  await db
    .insertInto('installation')
    .values({ key_check: value })
    .onConflict((conflict) => conflict.column('only_row').doNothing())
    .execute();
  const { key_check } = await db.selectFrom('installation').select('key_check').executeTakeFirstOrThrow();
  if (!timingSafeEqual(key_check, value)) {
    throw new Error(
      'The secret key does not belong to this database: its personal data was sealed with another key. ' +
        'Put back the secret.key (or SECRET_KEY, SECRET_KEY_FILE) that this database was first started with.',
    );
  }
}
