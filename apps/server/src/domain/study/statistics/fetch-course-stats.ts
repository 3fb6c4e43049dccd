import type { CourseRow } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { countedCourses, courseColumns } from '../courses/course-columns.js';
import { expectedIn } from '../studies-online.js';
import { readStudyDays } from './read-study-days.js';

export const fetchCourseStats = handle('study/fetchCourseStats', async ({ input, caller, services }) => {
  const { class_id } = input;
  const { db } = services.store;
  const { rows } = await sql<{ expected: number }>`
    select ${expectedIn(class_id, caller)} as expected from class t where t.class_id = ${class_id}`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  const { rows: courses } = await sql<CourseRow & { minutes_mean: number }>`
    select ${courseColumns(class_id, caller)} from ${countedCourses(sql`study_course`, caller)}
    where c.class_id = ${class_id} order by c.position, c.course_id`.execute(db);
  return { expected: found.expected, courses, days: await readStudyDays(db, caller, class_id) };
});
