import type { Kysely } from 'kysely';
import type { Keyring } from '../crypto/keyring.js';
import type { Candidate } from '../http/caller.js';
import type { Database } from '../store/database.js';
import { newId } from '../store/new-id.js';
import type { EncodedPhoto } from './encode-photo.js';

interface Place {
  readonly class_id: number;
  readonly owner: Candidate;
  readonly now: Date;
}

/** Keeps a photo, encrypted, until an enrolment of its owner attaches it. */
export const storePhoto = async (
  db: Kysely<Database>,
  keyring: Keyring,
  { bytes, width, height }: EncodedPhoto,
  { class_id, owner, now }: Place,
): Promise<number> => {
  const file_id = newId();
  await db
    .insertInto('file')
    .values({
      file_id,
      class_id,
      owner_ticket: owner.ticket_hash,
      kind: 'photo',
      media_type: 'image/jpeg',
      bytes_enc: keyring.sealBytes('photo', bytes),
      size: bytes.length,
      width,
      height,
      created_at: now,
    })
    .execute();
  return file_id;
};
