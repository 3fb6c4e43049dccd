import { importLimits, limits } from '@skillcert/core';
import type { Kysely } from 'kysely';
import type { Entry } from 'yauzl';
import type { Keyring } from '../../crypto/keyring.js';
import { SheetFault } from '../../sheet/sheet-fault.js';
import type { Database } from '../../store/database.js';
import { entryName, openZip } from '../../zip/open-zip.js';
import { photoParts } from './photo-parts.js';

const picture = /\.(?:jpe?g|png|webp)$/i;

/** Pictures shrink by a few parts in a hundred; what shrinks a hundredfold is none. */
const ratioMax = 100;

/** The name of a file as it is looked for: without its end, its folder and its case. */
const photoKey = (name: string): string => name.trim().replace(picture, '').normalize('NFC').toUpperCase();

/** The photos of an import by the names of their files. */
export interface PhotoArchive {
  readonly count: number;
  /** The photo of a name or an identity number; undefined where there is none, or none that may be unpacked. */
  readonly find: (name: string) => Promise<Buffer | undefined>;
}

const isUsable = ({ uncompressedSize, compressedSize }: Entry) =>
  uncompressedSize <= limits.photo_bytes_max && uncompressedSize <= Math.max(1, compressedSize) * ratioMax;

/**
 * Opens the archive of photos of an import; nothing is unpacked but the one photo that is asked for.
 * @throws a SheetFault for what is no such archive
 */
export const openPhotos = async (
  db: Kysely<Database>,
  keyring: Keyring,
  place: { readonly class_id: number; readonly import_id: number; readonly photos_size: number },
): Promise<PhotoArchive> => {
  const reader = photoParts(db, keyring, place);
  const { orFailure } = reader;
  const from = { reader, size: place.photos_size };
  const zip = await orFailure(() =>
    openZip(from, {
      entries_max: importLimits.photos_max,
      unpacked_bytes_max: 2 * importLimits.photos_bytes_max,
      faults: { many: 'too_many_photos', none: 'not_zip' },
    }),
  );
  const entries = new Map<string, Entry>();
  for (const entry of zip.entries) {
    const name = entryName(entry);
    // Hidden files are the archiver's own.
    if (picture.test(name) && !name.startsWith('.')) entries.set(photoKey(name), entry);
  }
  if (entries.size === 0) throw new SheetFault('no_photos');
  return {
    count: entries.size,
    find: async (name) => {
      const entry = entries.get(photoKey(name));
      if (!entry || !isUsable(entry)) return undefined;
      const pieces: Buffer[] = [];
      await orFailure(async () => {
        for await (const piece of zip.read(entry)) pieces.push(piece);
      });
      return Buffer.concat(pieces);
    },
  };
};
