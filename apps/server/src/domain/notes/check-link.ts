import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { refuseFields } from '../../platform/http/errors/refuse.js';
import type { Database } from '../../platform/store/database.js';
import { seenLink } from './seen-link.js';

/** A class that a note is about, and a candidate of it. */
export interface NoteLink {
  readonly class_id: number;
  readonly enrolment_id: number | null;
}

/**
 * Refuses a link to a record that the session does not see; a record that does not exist is refused alike.
 * @throws a Refusal of the field `about`
 */
export const checkLink = async (
  db: Kysely<Database>,
  caller: StaffSession,
  { class_id, enrolment_id }: NoteLink,
): Promise<void> => {
  const { rows } = await sql<{ readonly class_id: number | null; readonly enrolment_id: number | null }>`
    select c.class_id, e.enrolment_id
    from (select ${class_id}::bigint as class_id, ${enrolment_id}::bigint as enrolment_id) as n
    ${seenLink(caller)}`.execute(db);
  const [seen] = rows;
  if (seen?.class_id !== class_id || seen.enrolment_id !== enrolment_id)
    throw refuseFields({ about: 'not_offered' });
};
