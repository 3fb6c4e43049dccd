import type { Kysely } from 'kysely';
import type { Database, NewRow } from '../store/database.js';

/** Stores a file that a record of the same transaction uses. */
export const insertFile = async (db: Kysely<Database>, file: NewRow<'file'>): Promise<void> => {
  await db.insertInto('file').values(file).execute();
};

/** Stores an upload that is loose until a record uses it: after a day without one it is deleted. */
export const insertLooseFile = async (
  db: Kysely<Database>,
  file: NewRow<'file'> & { readonly created_at: Date },
): Promise<void> => {
  const { file_id, created_at } = file;
  await db
    .with('loose', (within) => within.insertInto('loose_file').values({ file_id, created_at }))
    .insertInto('file')
    .values(file)
    .execute();
};
