import { limits } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/store/database.js';
import { newId } from '../../platform/store/new-id.js';

interface PutAway {
  readonly user_id: number;
  readonly note_id: number;
  /** Null for a text that the note itself never had. */
  readonly version: number | null;
  readonly text_enc: Buffer;
  /** When it was written. */
  readonly at: Date;
}

/**
 * Stores a text among the versions of its note, in the transaction that writes another one over it; the oldest
 * beyond the limit are deleted.
 */
export const putAway = async (
  tx: Transaction<Database>,
  { user_id, note_id, version, text_enc, at }: PutAway,
): Promise<void> => {
  const kept = { user_id, note_id, version_id: newId(), version, text_enc, at };
  await tx.insertInto('note_version').values(kept).execute();
  await sql`
    delete from note_version where user_id = ${user_id} and note_id = ${note_id} and version_id in (
      select version_id from note_version where user_id = ${user_id} and note_id = ${note_id}
      order by at desc, version_id desc offset ${limits.note_versions_max})`.execute(tx);
};
