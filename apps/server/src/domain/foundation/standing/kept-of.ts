import { type RawBuilder, sql } from 'kysely';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';

/** The subjects that `enrolment e` keeps from other classes, as `kept`. */
export const keptSubjectsOf = sql`kept_subject kept
  where kept.class_id = e.class_id and kept.enrolment_id = e.enrolment_id and kept.lost_at is null`;

/** The subject `l` if `enrolment e` keeps it, as `kept`: it is not sat, and has no score here. */
export const keptOf = sql`kept_subject kept on kept.class_id = e.class_id and kept.enrolment_id = e.enrolment_id
  and kept.subject = l.subject and kept.lost_at is null`;

/** Whether `enrolment e` keeps a subject. */
export const keepsSubject = (subject: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${keptSubjectsOf} and kept.subject = ${subject})`;

/** The origin of `kept`. */
export const keptFacts = sql`json_build_object('class_name', (select o.class_name from class o where o.class_id = kept.from_class_id),
    'final_at', ${utcMoment('kept.final_at')}, 'kept_until', ${utcMoment('kept.kept_until')})`;
