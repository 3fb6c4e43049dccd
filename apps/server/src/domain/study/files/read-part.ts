import type { Kysely } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import type { Database } from '../../../platform/store/database.js';
import { partSeal } from './part-seal.js';

interface Part {
  readonly class_id: number;
  readonly file_id: number;
  readonly part_no: number;
}

/** The bytes of one part of a file, opened; undefined if it does not exist. */
export const readPart = async (
  db: Kysely<Database>,
  keyring: Keyring,
  { class_id, file_id, part_no }: Part,
): Promise<Buffer | undefined> => {
  const part = await db
    .selectFrom('study_file_part')
    .select('bytes_enc')
    .where('class_id', '=', class_id)
    .where('file_id', '=', file_id)
    .where('part_no', '=', part_no)
    .executeTakeFirst();
  return part && keyring.openBytes(partSeal({ file_id, part_no }), part.bytes_enc);
};
