import type { Kysely } from 'kysely';
import type { Keyring } from '../../crypto/keyring.js';
import type { Database } from '../../store/database.js';
import { type KeptArchive, openKept } from '../../zip/kept-archive.js';

/** What the seal of a part is bound to. */
export const partSeal = 'import_part';

const picture = /\.(?:jpe?g|png|webp)$/i;

/** The name of a file as it is looked for: without its end, its folder and its case. */
const photoKey = (name: string): string => name.trim().replace(picture, '').normalize('NFC').toUpperCase();

/** The photos of an import, each found by a name or an identity number. */
export type PhotoArchive = KeptArchive;

/**
 * Opens the archive of photos of an import.
 * @throws a SheetFault for what is no such archive
 */
export const openPhotos = async (
  db: Kysely<Database>,
  keyring: Keyring,
  place: { readonly class_id: number; readonly import_id: number; readonly photos_size: number },
): Promise<PhotoArchive> => {
  const { class_id, import_id, photos_size: size } = place;
  const archive = await openKept({
    size,
    readPart: async (part_no) => {
      const { bytes_enc } = await db
        .selectFrom('import_part')
        .select('bytes_enc')
        .where('class_id', '=', class_id)
        .where('import_id', '=', import_id)
        .where('part_no', '=', part_no)
        .executeTakeFirstOrThrow();
      return keyring.openBytes(partSeal, bytes_enc);
    },
    keyOf: (name) => (picture.test(name) ? photoKey(name) : undefined),
    none: 'no_photos',
  });
  return { ...archive, find: (name) => archive.find(photoKey(name)) };
};
