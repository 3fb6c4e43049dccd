import type { Kysely } from 'kysely';
import type { Keyring } from '../crypto/keyring.js';
import type { Candidate } from '../http/calls/caller.js';
import type { Database } from '../store/database.js';
import { insertUpload } from './insert-upload.js';
import type { Attachment } from './read-attachment.js';

/** The context that seals a candidate's document. */
export const documentSeal = 'document';

interface Place {
  readonly class_id: number;
  readonly kind: string;
  readonly owner: Pick<Candidate, 'ticket_hash' | 'phone_index'>;
  readonly now: Date;
  readonly key?: string;
}

/** Stores a document, encrypted, until an enrolment of its owner uses it. */
export const storeDocument = (
  db: Kysely<Database>,
  keyring: Keyring,
  { bytes, ...facts }: Attachment,
  { kind, ...place }: Place,
): Promise<number> =>
  insertUpload(db, place, {
    ...facts,
    kind: 'document',
    document_kind: kind,
    bytes_enc: keyring.sealBytes(documentSeal, bytes),
    size: bytes.length,
  });
