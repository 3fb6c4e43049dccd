import { type RawBuilder, sql } from 'kysely';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { fileOnWire, isReady, unitFile } from '../../foundation/standing/unit-file.js';
import { expectedIn, learnersSeen, type StudyReader } from '../studies-online.js';

/** The wire columns of `u` of {@link countedUnits}, and the mean minutes of those who have begun it. */
export const studyUnitColumns = (
  class_id: number,
  caller: StudyReader,
) => sql`u.class_id, u.course_id, u.course_title,
  u.study_unit_id, u.title, u.kind, u.required_minutes, u.position, ${fileOnWire} as file, u.questions, ${isReady} as ready,
  ${expectedIn(class_id, caller)} as expected, w.begun, w.done, w.minutes_mean, ${utcMoment('u.updated_at')} as updated_at`;

/** Units with the columns of their course. `where` knows them as `study_unit u` and `study_course c`. */
export const unitsInCourses = (where: RawBuilder<unknown>) => sql`(
  select u.*, c.title as course_title, c.status as course_status, c.position as course_position
  from study_unit u join study_course c on c.class_id = u.class_id and c.course_id = u.course_id where ${where})`;

/**
 * Units with their files and the progress of the learners that the session sees. `units` are rows of {@link
 * unitsInCourses}.
 */
export const countedUnits = (units: RawBuilder<unknown>, caller: StudyReader) => sql`${units} u ${unitFile}
  cross join lateral (
    select count(*)::int4 as begun, (count(*) filter (where p.done_at is not null))::int4 as done,
      coalesce(round(avg(p.seconds) / 60), 0)::int4 as minutes_mean
    from study_progress p join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
    where p.class_id = u.class_id and p.study_unit_id = u.study_unit_id and ${learnersSeen(caller)}
  ) as w`;
