import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import type { NewEnrolment } from '../intake/enrol-sql.js';

/** A request that joins the waiting list. It is written like an enrolment with a seat, and then put on the list. */
export interface WaitingEnrolment extends NewEnrolment {
  /** Its place on the list: the serial in its number. */
  readonly queue_no: number;
}

/** Puts enrolments that were just written on the waiting list, before anybody can see them. */
export const putOnWaitingList = (
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
