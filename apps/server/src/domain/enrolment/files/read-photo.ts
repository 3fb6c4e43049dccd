import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { candidateScope } from '../../../platform/http/guards/class-scope.js';
import type { Database } from '../../../platform/store/database.js';

/**
 * Reads the photo of an enrolment.
 * @returns its bytes, encrypted
 * @throws a Refusal `not_found` if the session sees no such enrolment, or it has no photo
 */
export const readPhoto = async (
  db: Kysely<Database>,
  caller: StaffSession,
  { class_id, enrolment_id }: { class_id: number; enrolment_id: number },
): Promise<Buffer> => {
  const { rows } = await sql<{ bytes_enc: Buffer }>`
    select f.bytes_enc from enrolment e join file f on f.file_id = e.photo_id
    where e.class_id = ${class_id} and e.enrolment_id = ${enrolment_id} and ${candidateScope(caller)}`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found.bytes_enc;
};
