import { sql } from 'kysely';
import { utcMoment } from '../class/utc-moment.js';

/** The wire columns of a list row over `enrolment e left join account a` (the reviewer); masked forms only. */
export const enrolmentRowColumns = sql`e.class_id, e.enrolment_id, e.enrol_no, e.name, e.id_type, e.id_masked,
  e.phone_masked, e.gender, e.education, e.employer, e.enroll_type, e.study_type, e.status,
  e.review_round, a.name as reviewer_name, ${utcMoment('e.created_at')} as created_at,
  ${utcMoment('e.updated_at')} as updated_at`;

/** What a detail adds to the row. */
export const enrolmentDetailColumns = sql`e.birth::text as birth, e.email, e.job, e.reasons, e.reason`;
