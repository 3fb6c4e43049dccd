import type { CourseRow } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { readTimeline } from '../../../platform/audit/read-timeline.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { type ReadTerms, termColumns, termsOf } from '../study-terms.js';
import { readUnitsOf } from '../units/list-study-units.js';
import { countedCourses, courseColumns } from './course-columns.js';

export const fetchCourseById = handle('study/fetchCourseById', async ({ input, caller, services }) => {
  const { class_id, course_id } = input;
  const { db } = services.store;
  const { rows } = await sql<CourseRow & ReadTerms>`
    select ${courseColumns(class_id, caller)}, ${termColumns}
    from ${countedCourses(sql`study_course`, caller)} join class t on t.class_id = c.class_id
    where c.class_id = ${class_id} and c.course_id = ${course_id}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  const { class_status, study_gate, online, ...course } = found;
  return {
    ...course,
    ...termsOf(caller, class_id, { class_status, study_gate, online }),
    items: await readUnitsOf(db, caller, input),
    timeline: await readTimeline(db, class_id, 'study_course', course_id),
  };
});
