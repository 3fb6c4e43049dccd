import { type RawBuilder, sql } from 'kysely';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { isReady, unitFile } from '../../foundation/standing/unit-file.js';
import { expectedIn, learnersSeen, type StudyReader } from '../studies-online.js';

/** The wire columns of `course c` of {@link countedCourses}, and the mean minutes of those who have begun it. */
export const courseColumns = (
  class_id: number,
  caller: StudyReader,
) => sql`c.class_id, c.course_id, c.title, c.summary, c.status,
  c.position, k.units, k.required_minutes, ${expectedIn(class_id, caller)} as expected, w.begun, w.done, w.minutes_mean,
  ${utcMoment('c.updated_at')} as updated_at`;

/**
 * Courses with their units and the progress of the learners that the session sees. `courses` is a table or some
 * rows of it.
 */
export const countedCourses = (courses: RawBuilder<unknown>, caller: StudyReader) => sql`${courses} c
  cross join lateral (
    select count(*)::int4 as units, coalesce(sum(u.required_minutes), 0)::int4 as required_minutes,
      (count(*) filter (where ${isReady}))::int4 as ready
    from study_unit u ${unitFile} where u.class_id = c.class_id and u.course_id = c.course_id
  ) as k
  cross join lateral (
    select count(*)::int4 as begun, (count(*) filter (where k.ready > 0 and p.units_done = k.ready))::int4 as done,
      coalesce(round(avg(p.seconds) / 60), 0)::int4 as minutes_mean
    from (
      select p.enrolment_id, sum(p.seconds) as seconds, count(*) filter (where p.done_at is not null and ${isReady}) as units_done
      from study_unit u ${unitFile}
      join study_progress p on p.class_id = u.class_id and p.study_unit_id = u.study_unit_id
      join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
      where u.class_id = c.class_id and u.course_id = c.course_id and ${learnersSeen(caller)}
      group by p.enrolment_id
    ) as p
  ) as w`;
