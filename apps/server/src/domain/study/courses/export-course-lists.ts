import type { CourseRow } from '@skillcert/api-client/contract';
import { exportRows, type RowCells } from '../../../platform/documents/export-rows.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { listCourses } from './list-courses.js';

/** The columns of a file of a class's courses, with the candidates' progress. */
export const courseCells: RowCells<CourseRow> = [
  ['course', (row) => row.title],
  ['status', (row, { words }) => words(`list.course.${row.status}`)],
  ['study_units', (row) => row.units, 'count'],
  ['required_minutes', (row) => row.required_minutes, 'count'],
  ['learners', (row) => row.expected, 'count'],
  ['learners_begun', (row) => row.begun, 'count'],
  ['learners_done', (row) => row.done, 'count'],
  ['updated_at', (row, { minute }) => minute(row.updated_at)],
];

export const exportCourseLists = handle('study/exportCourseLists', (call) =>
  exportRows(call, {
    of: 'course_list',
    cells: courseCells,
    idOf: ({ course_id }) => course_id,
    list: (tx, filters) => listCourses(tx, call.caller, filters),
  }),
);
