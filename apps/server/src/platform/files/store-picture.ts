import type { Kysely } from 'kysely';
import type { Keyring } from '../crypto/keyring.js';
import type { Database } from '../store/database.js';
import { newId } from '../store/new-id.js';
import type { EncodedPicture } from './encode-jpeg.js';
import { insertFile, insertLooseFile } from './insert-file.js';

/** The kind of a picture; also the context of its seal. */
type PictureKind = 'qualification' | 'pi_qr' | 'payment_proof';

interface PicturePlace {
  readonly kind: PictureKind;
  readonly now: Date;
  readonly class_id?: number;
  /** The owner of the upload, for a picture that waits until a record of theirs uses it. */
  readonly owner_ticket?: Buffer;
}

/** Stores a picture, encrypted, for a record of the same transaction. */
export const storePicture = async (
  tx: Kysely<Database>,
  keyring: Keyring,
  { bytes, width, height }: EncodedPicture,
  { kind, now, ...place }: PicturePlace,
): Promise<number> => {
  const file_id = newId();
  const bytes_enc = keyring.sealBytes(kind, bytes);
  const size = bytes.length;
  const insert = place.owner_ticket ? insertLooseFile : insertFile;
  await insert(tx, {
    file_id,
    kind,
    media_type: 'image/jpeg',
    bytes_enc,
    size,
    width,
    height,
    created_at: now,
    ...place,
  });
  return file_id;
};
