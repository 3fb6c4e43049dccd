import type { Kysely } from 'kysely';
import type { Candidate } from '../http/calls/caller.js';
import type { Database, NewRow } from '../store/database.js';
import { newId } from '../store/new-id.js';

interface Place {
  readonly class_id: number;
  readonly owner: Pick<Candidate, 'ticket_hash' | 'phone_index'>;
  readonly now: Date;
  readonly key?: string;
}

type File = Omit<NewRow<'file'>, 'file_id' | 'class_id' | 'owner_ticket' | 'owner_phone' | 'created_at'>;

/** Writes an upload of a phone; of two with one key at once the first one stays. @returns its id */
export const insertUpload = async (
  db: Kysely<Database>,
  { class_id, owner, now, key }: Place,
  file: File,
): Promise<number> => {
  const { ticket_hash: owner_ticket, phone_index: owner_phone } = owner;
  const upload_key = key || null;
  const place = { file_id: newId(), class_id, owner_ticket, owner_phone, upload_key, created_at: now };
  const { file_id } = await db
    .with('kept', (within) =>
      within
        .insertInto('file')
        .values({ ...file, ...place })
        .onConflict((conflict) =>
          conflict
            .columns(['owner_phone', 'upload_key'])
            .where('owner_phone', 'is not', null)
            .doUpdateSet({ upload_key }),
        )
        .returning(['file_id', 'created_at']),
    )
    // One that was there before may have been taken up since.
    .with('loose', (within) =>
      within
        .insertInto('loose_file')
        .columns(['file_id', 'created_at'])
        .expression(({ selectFrom }) =>
          selectFrom('kept').select(['file_id', 'created_at']).where('file_id', '=', place.file_id),
        ),
    )
    .selectFrom('kept')
    .select('file_id')
    .executeTakeFirstOrThrow();
  return file_id;
};
