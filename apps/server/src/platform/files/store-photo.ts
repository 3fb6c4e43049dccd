import type { Kysely } from 'kysely';
import type { Keyring } from '../crypto/keyring.js';
import type { Candidate } from '../http/calls/caller.js';
import type { Database } from '../store/database.js';
import type { EncodedPicture } from './encode-jpeg.js';
import { insertUpload } from './insert-upload.js';

interface Place {
  readonly class_id: number;
  readonly owner: Pick<Candidate, 'ticket_hash' | 'phone_index'>;
  readonly now: Date;
  readonly key?: string;
}

/** Stores a photo, encrypted, until an enrolment of its owner attaches it. */
export const storePhoto = (
  db: Kysely<Database>,
  keyring: Keyring,
  { bytes, width, height }: EncodedPicture,
  place: Place,
): Promise<number> =>
  insertUpload(db, place, {
    kind: 'photo',
    media_type: 'image/jpeg',
    bytes_enc: keyring.sealBytes('photo', bytes),
    size: bytes.length,
    width,
    height,
  });
