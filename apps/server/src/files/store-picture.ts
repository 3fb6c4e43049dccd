import type { Kysely } from 'kysely';
import type { Keyring } from '../crypto/keyring.js';
import type { Database } from '../store/database.js';
import { newId } from '../store/new-id.js';
import type { EncodedPhoto } from './encode-photo.js';

/** What a picture is of; also what its seal is bound to. */
export type PictureKind = 'qualification' | 'pi_qr';

/** Keeps a picture, encrypted, for the record that is written in the same transaction. */
export const storePicture = async (
  tx: Kysely<Database>,
  keyring: Keyring,
  { bytes, width, height }: EncodedPhoto,
  { kind, now }: { readonly kind: PictureKind; readonly now: Date },
): Promise<number> => {
  const file_id = newId();
  const bytes_enc = keyring.sealBytes(kind, bytes);
  const size = bytes.length;
  await tx
    .insertInto('file')
    .values({
      file_id,
      kind,
      media_type: 'image/jpeg',
      bytes_enc,
      size,
      width,
      height,
      created_at: now,
      attached: true,
    })
    .execute();
  return file_id;
};
