import { asksWhyMarkChanges, type LessonMark } from '@skillcert/core';
import { sql } from 'kysely';
import { type Call, handle } from '../../http/calls/handle.js';
import { Refusal, refuseFields } from '../../http/errors/refuse.js';
import { attendanceSheet, isListed } from './attendance-columns.js';
import { lockLesson } from './lock-lesson.js';
import { type MarkChange, writeMarks } from './write-marks.js';

type Input = Call<'course/markAttendance'>['input'];

/** What changes, as it was seen; what stands there already does not. */
const changesOf = ({ marks }: Input, current: ReadonlyMap<number, LessonMark | null>): MarkChange[] =>
  marks.flatMap(({ enrolment_id, mark, seen }) => {
    const before = current.get(enrolment_id);
    if (before === undefined) throw refuseFields({ marks: 'not_offered' });
    if (before === mark) return [];
    if (before !== seen) throw new Refusal('state_changed');
    return [{ enrolment_id, before, mark }];
  });

export const markAttendance = handle('course/markAttendance', ({ input, caller, services, request }) => {
  const { class_id, lesson_id, marks, reason } = input;
  const ids = marks.map(({ enrolment_id }) => enrolment_id);
  if (new Set(ids).size < ids.length) throw refuseFields({ marks: 'not_unique' });
  return services.store.withTx(async (tx) => {
    const now = services.now();
    const { ends_at } = await lockLesson(tx, input, now);
    const { rows } = await sql<{ enrolment_id: number; mark: LessonMark | null }>`
      select e.enrolment_id, m.mark from ${attendanceSheet(lesson_id)}
      where e.class_id = ${class_id} and e.enrolment_id = any(${ids}::bigint[]) and ${isListed}`.execute(tx);
    const changes = changesOf(input, new Map(rows.map((row) => [row.enrolment_id, row.mark])));
    const corrects = changes.some(({ before }) => before !== null);
    if (corrects && !reason && asksWhyMarkChanges(ends_at, now.getTime())) {
      throw refuseFields({ reason: 'reason_required' });
    }
    await writeMarks(tx, { class_id, lesson_id, changes, reason, caller, request, now });
    return { changed: changes.length };
  });
});
