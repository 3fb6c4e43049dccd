import type { Stretch } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { readStretches } from './stretches-text.js';

interface Here {
  readonly class_id: number;
  readonly enrolment_id: number;
  readonly study_unit_id: number;
  readonly session_no: number;
}

/** The session of a learner, and the bytes and stretches of a video that were sent and count. */
export interface Session {
  /** Up to when time has been counted. */
  readonly counted_to: Date;
  readonly seen: readonly Stretch[];
  /** The number of bytes of the file `sent_file_id`. */
  readonly sent: number;
  readonly sent_file_id: number | null;
}

interface ReadSession extends Omit<Session, 'seen'> {
  readonly study_unit_id: number;
  readonly session_no: number;
  readonly seen: string;
}

/**
 * Locks the session and the progress of a learner: beats of one enrolment count one after the other, and each sees
 * the result of the one before.
 * @throws a Refusal `state_changed` if it is on another page by now, or was never here
 */
export const lockSession = async (
  tx: Transaction<Database>,
  { class_id, enrolment_id, study_unit_id, session_no }: Here,
): Promise<Session> => {
  const { rows } = await sql<ReadSession>`
    select s.study_unit_id, s.session_no, s.counted_to, p.seen::text as seen, p.sent_file_id,
      (select coalesce(sum(upper(r) - lower(r)), 0)::int4 from unnest(p.sent) as r) as sent
    from study_session s
    join study_progress p on p.class_id = s.class_id and p.enrolment_id = s.enrolment_id
      and p.study_unit_id = ${study_unit_id}
    where s.class_id = ${class_id} and s.enrolment_id = ${enrolment_id} for update of s, p`.execute(tx);
  const [session] = rows;
  const isHere = session?.session_no === session_no && session.study_unit_id === study_unit_id;
  if (!session || !isHere) throw new Refusal('state_changed');
  return { ...session, seen: readStretches(session.seen) };
};
