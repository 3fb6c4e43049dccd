import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import type { NewEnrolment } from '../desk/enrol-sql.js';

/** A request that joins the waiting list: written like an enrolment with a seat, and then put in line. */
export interface WaitingEnrolment extends NewEnrolment {
  /** Its place in the line: the serial that its number carries. */
  readonly queue_no: number;
}

/** Puts enrolments that were just written in line, before anybody has seen them. */
export const putInLine = (
  tx: Transaction<Database>,
  class_id: number,
  rows: readonly Pick<WaitingEnrolment, 'enrolment_id' | 'queue_no'>[],
) =>
  sql`with waiting as (
      update enrolment set status = 'waiting', place = 'waitlisted', queue_no = r.queue_no
      from unnest(${rows.map(({ enrolment_id }) => enrolment_id)}::bigint[],
        ${rows.map(({ queue_no }) => queue_no)}::int4[]) as r(enrolment_id, queue_no)
      where enrolment.class_id = ${class_id} and enrolment.enrolment_id = r.enrolment_id
    )
    update class set waiting = waiting + ${rows.length} where class_id = ${class_id}`.execute(tx);
