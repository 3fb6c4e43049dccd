import { importLimits } from '@skillcert/core';
import type { Kysely } from 'kysely';
import type { Keyring } from '../../crypto/keyring.js';
import type { Database } from '../../store/database.js';
import { PartsReader } from '../../zip/parts-reader.js';

/** What the seal of a part is bound to. */
export const partSeal = 'import_part';

interface Place {
  readonly class_id: number;
  readonly import_id: number;
}

/** Reads the archive of an import. */
export const photoParts = (
  db: Kysely<Database>,
  keyring: Keyring,
  { class_id, import_id }: Place,
): PartsReader =>
  new PartsReader({
    part_bytes: importLimits.part_bytes,
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
  });
