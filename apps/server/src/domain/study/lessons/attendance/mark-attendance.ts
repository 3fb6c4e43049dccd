import type { LessonMark } from '@skillcert/core';
import { sql } from 'kysely';
import { handle } from '../../../../platform/http/calls/handle.js';
import { marksChanged, peopleMarked } from '../../../exam/index.js';
import { attendanceSheet, isListed } from './attendance-columns.js';
import { lockLesson } from './lock-lesson.js';
import { writeMarks } from './write-marks.js';

export const markAttendance = handle('course/markAttendance', ({ input, caller, services, request }) => {
  const { class_id, lesson_id, marks, reason } = input;
  const ids = peopleMarked(marks);
  return services.store.withTx(async (tx) => {
    const now = services.now();
    const { ends_at } = await lockLesson(tx, input, now);
    const { rows } = await sql<{ enrolment_id: number; mark: LessonMark | null }>`
      select e.enrolment_id, m.mark from ${attendanceSheet(lesson_id)}
      where e.class_id = ${class_id} and e.enrolment_id = any(${[...ids]}::bigint[]) and ${isListed}`.execute(
      tx,
    );
    const current = new Map(rows.map((row) => [row.enrolment_id, row.mark]));
    const changes = marksChanged(marks, current, { reason, ends_at, now });
    await writeMarks(tx, { class_id, lesson_id, changes, reason, caller, request, now });
    return { changed: changes.length };
  });
});
