import { importLimits, limits } from '@skillcert/core';
import type { Kysely } from 'kysely';
import type { Entry } from 'yauzl';
import type { Keyring } from '../../../crypto/keyring.js';
import { SheetFault } from '../../../sheet/sheet-fault.js';
import type { Database } from '../../../store/database.js';
import { entryName, openZip } from '../../../zip/open-zip.js';
import { PartsReader } from '../../../zip/parts-reader.js';
import { partSeal } from './sealed-said.js';

const paper = /\.(?:pdf|ofd|jpe?g|png|webp)$/i;
/** A PDF of text shrinks tenfold; what shrinks a hundredfold is none. */
const ratioMax = 100;

interface Place {
  readonly class_id: number;
  readonly sheet_id: number;
  readonly archive_size: number;
}

/** The papers of a sheet by the names of their files. */
interface PaperArchive {
  readonly names: readonly string[];
  /** The bytes of a paper; undefined where there is none, or none that may be unpacked. */
  readonly find: (name: string) => Promise<Buffer | undefined>;
}

const isUsable = ({ uncompressedSize, compressedSize }: Entry) =>
  uncompressedSize <= limits.photo_bytes_max && uncompressedSize <= Math.max(1, compressedSize) * ratioMax;

const partsOf = (db: Kysely<Database>, keyring: Keyring, { class_id, sheet_id }: Place) =>
  new PartsReader({
    part_bytes: importLimits.part_bytes,
    readPart: async (part_no) => {
      const { bytes_enc } = await db
        .selectFrom('invoice_sheet_part')
        .select('bytes_enc')
        .where('class_id', '=', class_id)
        .where('sheet_id', '=', sheet_id)
        .where('part_no', '=', part_no)
        .executeTakeFirstOrThrow();
      return keyring.openBytes(partSeal, bytes_enc);
    },
  });

/**
 * Opens the archive of papers of a sheet; nothing is unpacked but the one that is asked for.
 * @throws a SheetFault for what is no such archive
 */
export const openPapers = async (
  db: Kysely<Database>,
  keyring: Keyring,
  place: Place,
): Promise<PaperArchive> => {
  const reader = partsOf(db, keyring, place);
  const zip = await reader.orFailure(() =>
    openZip(
      { reader, size: place.archive_size },
      {
        entries_max: importLimits.photos_max,
        unpacked_bytes_max: 2 * importLimits.photos_bytes_max,
        faults: { many: 'too_many_photos', none: 'not_zip' },
      },
    ),
  );
  const entries = new Map<string, Entry>();
  for (const entry of zip.entries) {
    const name = entryName(entry);
    // Hidden files are the archiver's own.
    // Two folders may have a file of one name: both stay, so that the row that means them has two.
    if (paper.test(name) && !name.startsWith('.'))
      entries.set(entries.has(name) ? `${entries.size}/${name}` : name, entry);
  }
  if (entries.size === 0) throw new SheetFault('no_papers');
  return {
    names: [...entries.keys()],
    find: async (name) => {
      const entry = entries.get(name);
      if (!entry || !isUsable(entry)) return undefined;
      const pieces: Buffer[] = [];
      await reader.orFailure(async () => {
        for await (const piece of zip.read(entry)) pieces.push(piece);
      });
      return Buffer.concat(pieces);
    },
  };
};
