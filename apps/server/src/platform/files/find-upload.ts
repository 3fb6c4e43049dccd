import type { Kysely } from 'kysely';
import type { Candidate } from '../http/calls/caller.js';
import { Refusal } from '../http/errors/refuse.js';
import type { Database } from '../store/database.js';

interface Upload {
  readonly class_id: number;
  readonly kind: 'photo' | 'document';
  readonly document_kind?: string;
  readonly key: string;
}

/**
 * The earlier upload of this phone with the same key: an answer that was lost on the way costs neither a second
 * decoding nor a second file.
 * @throws Refusal key_reused for the key of another upload
 */
export const findUpload = async (
  db: Kysely<Database>,
  { phone_index }: Pick<Candidate, 'phone_index'>,
  { key, class_id, kind, document_kind }: Upload,
) => {
  if (key === '') return undefined;
  const found = await db
    .selectFrom('file')
    .select(['file_id', 'class_id', 'kind', 'document_kind', 'media_type', 'size', 'width', 'height'])
    .where('owner_phone', '=', phone_index)
    .where('upload_key', '=', key)
    .executeTakeFirst();
  const same =
    found?.class_id === class_id && found.kind === kind && found.document_kind === (document_kind ?? null);
  if (found && !same) throw new Refusal('key_reused');
  return found;
};
