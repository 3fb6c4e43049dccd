import type { LessonRow } from '@skillcert/api-client/contract';
import { lessonMarks } from '@skillcert/core';
import { exportRows, type RowCells } from '../../../../platform/documents/export-rows.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { listLessons } from './list-lessons.js';

/** The columns of a file of a class's timetable, with the number of people present. */
export const lessonCells: RowCells<LessonRow> = [
  ['starts_at', (row, { minute }) => minute(row.starts_at)],
  ['ends_at', (row, { untilMinute }) => untilMinute(row.ends_at)],
  ['lesson', (row) => row.title],
  ['place', (row) => row.place],
  ['teachers', ({ teachers }) => teachers.map(({ name }) => name).join('\n')],
  ['expected', ({ counts }) => counts.expected, 'count'],
  ...lessonMarks.map((mark): RowCells<LessonRow>[number] => [
    ({ words }) => words(`lesson.mark.${mark}`),
    ({ counts }) => counts[mark],
    'count',
  ]),
];

export const exportLessonLists = handle('course/exportLessonLists', (call) =>
  exportRows(call, {
    of: 'lesson_list',
    cells: lessonCells,
    idOf: ({ lesson_id }) => lesson_id,
    list: (tx, filters, { now }) => listLessons(tx, filters, now),
  }),
);
