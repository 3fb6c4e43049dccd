import { sql } from 'kysely';
import { isReady, unitFile } from './unit-file.js';

/** Whether `enrolment e` is done with each unit that has something to learn in the published courses of its class. */
export const doneWithCourses = sql<boolean>`(not exists (
    select from study_unit u
    join study_course c on c.class_id = u.class_id and c.course_id = u.course_id and c.status = 'published' ${unitFile}
    where u.class_id = e.class_id and ${isReady} and not exists (
      select from study_progress p where p.class_id = u.class_id and p.study_unit_id = u.study_unit_id
        and p.enrolment_id = e.enrolment_id and p.done_at is not null)))`;

/**
 * Whether `enrolment e` has completed the study that a ticket waits for: true if its class does not require it, or
 * if they do not study online; else its courses decide.
 */
export const hasStudied = sql<boolean>`(e.study_type <> 'online'
  or not exists (select from class g where g.class_id = e.class_id and g.study_gate) or ${doneWithCourses})`;
