import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { candidateScope } from '../../platform/http/guards/class-scope.js';
import { fixed } from '../../platform/store/fixed.js';
import { utcMoment } from '../../platform/store/sql/utc-moment.js';

const columns =
  fixed(sql`c.class_id, c.class_name, c.code, c.class_type, c.occupation, c.level, c.city, c.venue,
  c.enroll_types, c.study_types, ${utcMoment('c.enroll_start')} as enroll_start,
  ${utcMoment('c.enroll_end')} as enroll_end, ${utcMoment('c.study_start')} as study_start,
  ${utcMoment('c.study_end')} as study_end, ${utcMoment('c.exam_at')} as exam_at, c.capacity, c.taken, c.fee_cents,
  c.currency, c.unit_id, (select u.com_name from unit u where u.unit_id = c.unit_id) as com_name,
  c.status, nullif(c.refuse_content, '') as refuse_content, c.contacts,
  ${utcMoment('c.created_at')} as created_at, ${utcMoment('c.updated_at')} as updated_at,
  c.master_id, (select m.name from account m where m.user_id = c.master_id) as master_name`);

type Reviewer = Pick<StaffSession, 'roles' | 'permission_classes' | 'unit_id'>;

const toReview = (caller: Reviewer) =>
  sql`e.status in ('submitted', 'in_review') and ${candidateScope(caller)}`;

/** The wire columns of a class record over `class c`. `to_review` counts the enrolments that the caller may review. */
export const classRecordColumns = (caller: Reviewer): RawBuilder<unknown> => sql`${columns}, (
    select count(*)::int4 from enrolment e where e.class_id = c.class_id and ${toReview(caller)}
  ) as to_review`;

/**
 * Counts the enrolments that the caller may review in each of some classes, in one query: `class_id` and `to_review`. A
 * class that has none is absent.
 */
export const reviewsOf = (caller: Reviewer, class_ids: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select e.class_id, count(*)::int4 as to_review from enrolment e
    where e.class_id = any(array(${class_ids})) and ${toReview(caller)} group by e.class_id`;

/** The same columns over `class c left join reviews v`, where `reviews` is {@link reviewsOf} these classes. */
export const pageRecordColumns: RawBuilder<unknown> = sql`${columns}, coalesce(v.to_review, 0) as to_review`;
