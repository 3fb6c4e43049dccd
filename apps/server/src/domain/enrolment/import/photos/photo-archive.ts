import { isPictureName } from '@skillcert/core';
import type { Kysely } from 'kysely';
import type { Keyring } from '../../../../platform/crypto/keyring.js';
import type { Database } from '../../../../platform/store/database.js';
import type { KeptArchive } from '../../../../platform/zip/kept-archive.js';
import { openSent } from '../../../../platform/zip/sent-archive.js';

/** The field name that the encryption of a part is bound to. */
export const partSeal = 'import_part';

/** Where the parts of photos are stored, and which files are wanted. */
export const sentPhotos = {
  table: 'import_part',
  of: 'import_id',
  seal: partSeal,
  isWanted: isPictureName,
  // Some senders give each person a folder in which every photo has the same name.
  withFolder: true,
  none: 'no_photos',
} as const;

interface Place {
  readonly class_id: number;
  readonly import_id: number;
  readonly photos_size: number;
}

/**
 * Opens the archive of photos of an import.
 * @throws a SheetFault if the file is not such an archive
 */
export const openPhotos = (
  db: Kysely<Database>,
  keyring: Keyring,
  { class_id, import_id: id, photos_size: size }: Place,
): Promise<KeptArchive> => openSent(db, keyring, sentPhotos, { class_id, id, size });
