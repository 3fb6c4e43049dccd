import type { Transaction } from 'kysely';
import type { Keyring } from '../crypto/keyring.js';
import type { Database } from '../store/database.js';
import { newId } from '../store/new-id.js';
import { insertFile } from './insert-file.js';
import type { Attachment } from './read-attachment.js';

/** The context that seals an attachment, of a class or of an article. */
export const attachmentKind = 'class_file';

interface Place {
  /** Absent for a file that belongs to no class. */
  readonly class_id?: number;
  readonly now: Date;
}

/** Stores an attachment, encrypted, for a record of the same transaction. */
export const storeAttachment = async (
  tx: Transaction<Database>,
  keyring: Keyring,
  { bytes, ...facts }: Omit<Attachment, 'media_type'> & { readonly media_type: string },
  { now, ...place }: Place,
): Promise<number> => {
  const file_id = newId();
  const sealed = {
    kind: attachmentKind,
    bytes_enc: keyring.sealBytes(attachmentKind, bytes),
    size: bytes.length,
  };
  await insertFile(tx, { ...facts, ...sealed, ...place, file_id, created_at: now });
  return file_id;
};
