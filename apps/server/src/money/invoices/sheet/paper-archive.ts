import type { Kysely } from 'kysely';
import type { Keyring } from '../../../crypto/keyring.js';
import type { Database } from '../../../store/database.js';
import { type KeptArchive, openKept } from '../../../zip/kept-archive.js';
import { partSeal } from './sealed-said.js';

const paper = /\.(?:pdf|ofd|jpe?g|png|webp)$/i;

/** Whether a file may be a paper, by its name; the others of an archive are named as not used. */
export const isPaper = (name: string): boolean => paper.test(name);

interface Place {
  readonly class_id: number;
  readonly sheet_id: number;
  readonly archive_size: number;
}

/**
 * Opens the archive of papers of a sheet, each found by the name of its file.
 * @throws a SheetFault for what is no such archive
 */
export const openPapers = (
  db: Kysely<Database>,
  keyring: Keyring,
  { class_id, sheet_id, archive_size: size }: Place,
): Promise<KeptArchive> =>
  openKept({
    size,
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
    // Two folders may have a file of one name: both stay, so that the row that means them has two.
    keyOf: (name, known) => {
      if (!isPaper(name)) return undefined;
      return known.has(name) ? `${known.size}/${name}` : name;
    },
    none: 'no_papers',
  });
