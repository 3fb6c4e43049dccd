import { sql } from 'kysely';
import type { Services } from '../../../platform/services.js';

const keptForMs = 86_400_000;

/**
 * Deletes photos, proofs and documents that no enrolment, draft or payment used within a day, and parts of uploads that
 * were never completed.
 */
export const sweepLoosePhotos = async ({ store, now }: Pick<Services, 'store' | 'now'>): Promise<void> => {
  const before = new Date(now().getTime() - keptForMs);
  await sql`
    with loose as (
      delete from loose_file l using file f
      where l.created_at < ${before} and f.file_id = l.file_id and not exists (
        select from enrolment_draft d where d.phone_index = f.owner_phone and d.class_id = f.class_id)
      returning l.file_id
    )
    delete from file using loose where file.file_id = loose.file_id`.execute(store.db);
  await store.db.deleteFrom('upload_part').where('created_at', '<', before).execute();
};
