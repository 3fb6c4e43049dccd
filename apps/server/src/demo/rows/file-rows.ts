import type { Keyring } from '../../platform/crypto/keyring.js';
import { documentSeal } from '../../platform/files/store-document.js';
import type { NewRow } from '../../platform/store/database.js';
import { newId } from '../../platform/store/new-id.js';
import type { demoDocuments } from '../papers/demo-documents.js';

const candidatesPerPhoto = 40;

/** Photos of candidates, one for forty of them. */
export const photoRows = (
  count: number,
  class_id: number,
  photos: readonly Buffer[],
  { keyring, size }: { keyring: Keyring; size: { width: number; height: number } },
): (NewRow<'file'> & { file_id: number })[] =>
  Array.from({ length: Math.min(photos.length, Math.ceil(count / candidatesPerPhoto)) }, (_, index) => {
    const bytes = photos[(class_id + index) % photos.length] ?? Buffer.alloc(0);
    return {
      file_id: newId(),
      class_id,
      kind: 'photo',
      media_type: 'image/jpeg',
      bytes_enc: keyring.sealBytes('photo', bytes),
      size: bytes.length,
      ...size,
    };
  });

export type DemoDocuments = Awaited<ReturnType<typeof demoDocuments>>;

/** A document of each kind, nobody's. */
export const documentRows = (class_id: number, documents: DemoDocuments, keyring: Keyring) =>
  documents.map(({ kind, bytes }) => ({
    file_id: newId(),
    class_id,
    kind: 'document',
    document_kind: kind,
    media_type: 'image/jpeg',
    bytes_enc: keyring.sealBytes(documentSeal, bytes),
    size: bytes.length,
  }));

/** A picture that a class keeps, sealed as its kind. */
export const pictureRow = (
  class_id: number,
  kind: string,
  bytes: Buffer,
  keyring: Keyring,
): NewRow<'file'> & { file_id: number } => ({
  file_id: newId(),
  class_id,
  kind,
  media_type: 'image/jpeg',
  bytes_enc: keyring.sealBytes(kind, bytes),
  size: bytes.length,
});
