import type { Kysely } from 'kysely';
import type { Keyring } from '../../../../platform/crypto/keyring.js';
import type { Database } from '../../../../platform/store/database.js';
import type { KeptArchive } from '../../../../platform/zip/kept-archive.js';
import { openSent } from '../../../../platform/zip/sent-archive.js';
import { partSeal } from './sealed-said.js';

const paper = /\.(?:pdf|ofd|jpe?g|png|webp)$/i;

/** Whether a file may be a paper, by its name; the others of an archive are named as not used. */
export const isPaper = (name: string): boolean => paper.test(name);

/** Where the parts of papers are stored, and which files are wanted. */
export const sentPapers = {
  table: 'invoice_sheet_part',
  of: 'sheet_id',
  seal: partSeal,
  isWanted: isPaper,
  none: 'no_papers',
} as const;

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
  { class_id, sheet_id: id, archive_size: size }: Place,
): Promise<KeptArchive> => openSent(db, keyring, sentPapers, { class_id, id, size });
