import type { Transaction } from 'kysely';
import type { Candidate } from '../../../platform/http/calls/caller.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { findOwnFiles } from '../intake/enrol-sql.js';

interface Uploads {
  readonly photo_id: number | undefined;
  readonly documents: readonly { readonly kind: string; readonly file_id: number }[];
}

/**
 * Marks uploads for the next round as used, so that no sweep deletes them.
 * @throws a Refusal if an upload is not of this phone for this class, or of another kind than it says
 */
export const keepOwnFiles = async (
  tx: Transaction<Database>,
  class_id: number,
  { ticket_hash, phone_index }: Candidate,
  { photo_id, documents }: Uploads,
): Promise<void> => {
  const ids = [...(photo_id ? [photo_id] : []), ...documents.map(({ file_id }) => file_id)];
  if (ids.length === 0) return;
  const request = { ticket_hash, phone_index, documents, ...(photo_id && { photo_id }) };
  const own = await findOwnFiles(tx, class_id, [request]);
  if (photo_id && own.get(photo_id) !== 'photo') throw refuseFields({ photo_id: 'photo_required' });
  if (!documents.every(({ file_id, kind }) => own.get(file_id) === kind))
    throw refuseFields({ documents: 'document_required' });
  await tx.deleteFrom('loose_file').where('file_id', 'in', ids).execute();
};
