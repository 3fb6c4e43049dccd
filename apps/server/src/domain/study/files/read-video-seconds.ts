import { studyLimits } from '@skillcert/core';
import type { Kysely } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import type { Database } from '../../../platform/store/database.js';
import { readPart } from './read-part.js';
import { type ReadAt, videoSeconds } from './video-seconds.js';

interface Film {
  readonly class_id: number;
  readonly file_id: number;
  readonly size: number;
}

/** The length of a complete video; undefined if it does not state one, or one longer than any unit may be learned. */
export const readVideoSeconds = async (
  db: Kysely<Database>,
  keyring: Keyring,
  { class_id, file_id, size }: Film,
): Promise<number | undefined> => {
  const { part_bytes } = studyLimits;
  const readAt: ReadAt = async (from, count) => {
    const pieces: Buffer[] = [];
    const to = Math.min(size, from + count);
    for (let part_no = Math.floor(from / part_bytes); part_no * part_bytes < to; part_no += 1) {
      const bytes = (await readPart(db, keyring, { class_id, file_id, part_no })) ?? Buffer.alloc(0);
      const start = part_no * part_bytes;
      pieces.push(bytes.subarray(Math.max(0, from - start), to - start));
    }
    return Buffer.concat(pieces);
  };
  const seconds = await videoSeconds(readAt, size);
  return seconds !== undefined && seconds <= studyLimits.place_max ? seconds : undefined;
};
