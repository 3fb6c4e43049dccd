import { fieldsWhere } from '@skillcert/core';
import { sql } from 'kysely';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { textColumns } from '../text-columns.js';

/** The wire columns of a list row over `enrolment e left join account a` (the reviewer), in masked form only. */
export const enrolmentRowColumns = sql`e.class_id, e.enrolment_id, e.enrol_no, e.id_masked, e.phone_masked,
  ${textColumns('e', fieldsWhere({ kept: 'text', read: 'list' }))}, e.enroll_type, e.study_type, e.status,
  e.review_round, a.name as reviewer_name, ${utcMoment('e.created_at')} as created_at,
  ${utcMoment('e.updated_at')} as updated_at`;

/** The position on the waiting list, 1 for the next; null for an enrolment that does not wait. */
export const waitingPosition = sql`case when e.status = 'waiting' then (
    select count(*)::int4 from enrolment ahead
    where ahead.class_id = e.class_id and ahead.status = 'waiting' and ahead.queue_no <= e.queue_no) end as waiting_position`;

const elsewhere = (end: 'from' | 'to', own: 'from' | 'to') => sql`(
    select json_build_object('class_id', o.class_id, 'class_name', oc.class_name, 'enrol_no', o.enrol_no)
    from enrolment_move m
    join enrolment o on o.class_id = ${sql.ref(`m.${end}_class_id`)} and o.enrolment_id = ${sql.ref(`m.${end}_enrolment_id`)}
    join class oc on oc.class_id = o.class_id
    where ${sql.ref(`m.${own}_class_id`)} = e.class_id and ${sql.ref(`m.${own}_enrolment_id`)} = e.enrolment_id
  ) as ${sql.ref(`moved_${end}`)}`;

/** The columns that a detail adds to the row. */
export const enrolmentDetailColumns = sql`e.birth::text as birth,
  ${textColumns('e', fieldsWhere({ kept: 'text', read: 'detail' }))}, e.reasons, e.reason, e.doubt_kind, ${waitingPosition},
  case when e.status = 'offered' then ${utcMoment('e.offer_until')} end as offer_until,
  case when e.status = 'returned' then ${utcMoment('e.mend_until')} end as mend_until,
  ${elsewhere('to', 'from')}, ${elsewhere('from', 'to')}`;
