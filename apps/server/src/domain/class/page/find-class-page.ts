import type { ClassPage } from '@skillcert/api-client/contract';
import { limits } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { openSeats } from '../../foundation/standing/open-seats.js';

/**
 * The rows of `class c` that have a public page: from their approval on. A cancelled class keeps its page only for the
 * people who enrolled in it.
 */
const isPublic = sql`(c.status not in ('draft', 'submitted', 'refused', 'cancelled')
  or (c.status = 'cancelled' and exists (select from enrolment e where e.class_id = c.class_id)))`;

/** An address may hold anything, a character too that the database refuses. */
const isCode = (code: string) => /^[A-Z\d-]+$/.test(code) && code.length <= limits.class_code_length_max;

const offerAt = (now: Date) => sql`case
  when c.status = 'cancelled' then 'cancelled'
  when c.status in ('approved', 'enrolling', 'paused') and c.enroll_end <= ${now}::timestamptz then 'over'
  when c.status = 'paused' then 'paused'
  when c.status in ('approved', 'enrolling') and c.enroll_start > ${now}::timestamptz then 'soon'
  when c.status = 'approved' then 'soon'
  when c.status = 'enrolling' then 'open'
  else 'over' end`;

/** The facts of a class for its public page; undefined if the code names no class that has one. */
export const findClassPage = async (
  db: Kysely<Database>,
  now: Date,
  code: string,
): Promise<ClassPage | undefined> => {
  if (!isCode(code)) return undefined;
  const { rows } = await sql<ClassPage>`
    select c.class_id, c.class_name, c.code, c.level, c.city, c.venue, c.enroll_types, c.study_types,
      ${offerAt(now)} as offer, ${utcMoment('c.enroll_start')} as enroll_start,
      ${utcMoment('c.enroll_end')} as enroll_end, ${utcMoment('c.study_start')} as study_start,
      ${utcMoment('c.study_end')} as study_end, ${utcMoment('c.exam_at')} as exam_at, c.capacity, c.taken,
      ${openSeats} as seats_left, c.waiting_list, c.waiting, g.organization_fee_cents, c.fee_cents, c.currency,
      ${utcMoment('g.pay_until')} as pay_until, coalesce(g.refund_rule, '[]') as refund_rule, u.com_name, c.contacts
    from class c left join unit u on u.unit_id = c.unit_id left join gathering g on g.class_id = c.class_id
    where c.code = ${code} and ${isPublic}`.execute(db);
  return rows[0];
};
