import { sql, type Transaction } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import type { Upload } from './find-upload.js';
import { partSeal, partsOf } from './part-seal.js';
import { readPart } from './read-part.js';
import { readVideoSeconds } from './read-video-seconds.js';
import { endsPdf, pdfTail } from './study-media.js';

interface Part {
  readonly part_no: number;
  readonly bytes: Buffer;
}

interface Kept {
  /** The number of parts, from the beginning on. */
  readonly parts: number;
  readonly whole: boolean;
  /** The length of a complete video. */
  readonly seconds: number | null;
  /** Whether this part made it whole. */
  readonly isNew: boolean;
}

/** The last bytes of a file: of its last part, and of the one before where that is short. */
const tailOf = async (
  tx: Transaction<Database>,
  keyring: Keyring,
  { class_id, file_id }: Upload,
  { part_no, bytes }: Part,
): Promise<Buffer> => {
  if (part_no === 0 || bytes.length >= pdfTail) return bytes;
  const before = await readPart(tx, keyring, { class_id, file_id, part_no: part_no - 1 });
  if (!before) throw new Error(`Part ${part_no - 1} of file ${file_id} is missing.`);
  return Buffer.concat([before, bytes]);
};

/** The whole file takes the place of the one before. */
const takePlace = (
  tx: Transaction<Database>,
  { class_id, study_unit_id, file_id }: Upload,
): Promise<unknown> =>
  sql`delete from study_file where class_id = ${class_id} and study_unit_id = ${study_unit_id} and file_id <> ${file_id}`.execute(
    tx,
  );

/**
 * The length of a file that has just become complete; null for a document.
 * @throws a Refusal `study_file_refused` for a video without a length: nobody could decide when it has been watched
 */
const secondsOf = async (
  tx: Transaction<Database>,
  keyring: Keyring,
  file: Upload,
): Promise<number | null> => {
  if (file.media_type !== 'video/mp4') return null;
  const seconds = await readVideoSeconds(tx, keyring, file);
  if (seconds === undefined) throw new Refusal('study_file_refused');
  return seconds;
};

/**
 * Stores a part of a file, sealed; one that is there already stays. The unit must be locked.
 * @throws a Refusal: state_changed if parts before it are missing, study_file_refused for a truncated PDF and for a
 * video of unknown length
 */
export const keepPart = async (
  tx: Transaction<Database>,
  keyring: Keyring,
  file: Upload,
  part: Part,
): Promise<Kept> => {
  const { class_id, file_id, media_type, size } = file;
  const { part_no, bytes } = part;
  if (part_no > file.parts) throw new Refusal('state_changed');
  if (part_no < file.parts) {
    return { parts: file.parts, whole: file.whole, seconds: file.seconds, isNew: false };
  }
  const parts = file.parts + 1;
  const whole = parts === partsOf(size);
  if (whole && media_type === 'application/pdf' && !endsPdf(await tailOf(tx, keyring, file, part))) {
    throw new Refusal('study_file_refused');
  }
  if (whole) await takePlace(tx, file);
  const bytes_enc = keyring.sealBytes(partSeal({ file_id, part_no }), bytes);
  await tx.insertInto('study_file_part').values({ class_id, file_id, part_no, bytes_enc }).execute();
  const seconds = whole ? await secondsOf(tx, keyring, file) : null;
  await tx
    .updateTable('study_file')
    .set({ parts, whole, seconds })
    .where('class_id', '=', class_id)
    .where('file_id', '=', file_id)
    .execute();
  return { parts, whole, seconds, isNew: whole };
};
