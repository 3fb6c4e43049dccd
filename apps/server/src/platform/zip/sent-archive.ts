import { type Kysely, sql } from 'kysely';
import type { Keyring } from '../crypto/keyring.js';
import type { SheetFaultName } from '../sheet/sheet-fault.js';
import type { Database } from '../store/database.js';
import { type KeptArchive, openKept } from './kept-archive.js';

/**
 * A kind of archive that is sent in parts beside something else: where its parts are stored, and
 * which files are wanted.
 */
export interface SentKind {
  readonly table: 'import_part' | 'invoice_sheet_part';
  /** The column that names the record that a part was sent for. */
  readonly of: 'import_id' | 'sheet_id';
  /** The purpose that the encryption of a part is bound to. */
  readonly seal: string;
  readonly isWanted: (name: string) => boolean;
  /** Whether the key of a file includes its folder. */
  readonly withFolder?: boolean;
  /** The fault of an archive without any wanted file. */
  readonly none: SheetFaultName;
}

/** A part of an archive is not there: the record that it was sent for has ended meanwhile, or the part is lost. */
export class MissingPart extends Error {
  constructor(part_no: number) {
    super(`Part ${part_no} of an archive is missing.`);
  }
}

interface Place {
  readonly class_id: number;
  readonly id: number;
  readonly size: number;
}

/**
 * Opens an archive that was sent in parts.
 * @throws a SheetFault if it is no archive that can be opened, or has no wanted file, and a MissingPart where a part
 * of it is not there
 */
export const openSent = (
  db: Kysely<Database>,
  keyring: Keyring,
  { table, of, seal, ...wanted }: SentKind,
  { class_id, id, size }: Place,
): Promise<KeptArchive> =>
  openKept({
    ...wanted,
    size,
    readPart: async (part_no) => {
      const { rows } = await sql<{ bytes_enc: Buffer }>`
        select bytes_enc from ${sql.table(table)}
        where class_id = ${class_id} and ${sql.ref(of)} = ${id} and part_no = ${part_no}`.execute(db);
      const [part] = rows;
      if (!part) throw new MissingPart(part_no);
      return keyring.openBytes(seal, part.bytes_enc);
    },
  });
