import { lessonFault } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { type Call, handle } from '../../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { newId } from '../../../../platform/store/new-id.js';
import { lockLessonClass } from './lock-lesson-class.js';
import { lockLessonRow } from './lock-lesson-row.js';
import { refuseMeetings } from './refuse-meetings.js';
import { addLesson, changeLesson } from './write-lesson.js';

/** The lesson before its change; its time is fixed once somebody is marked in it. */
const lockUnmoved = async (
  tx: Transaction<Database>,
  lesson: Pick<Call<'course/saveLesson'>['input'], 'class_id' | 'starts_at' | 'ends_at'> & {
    lesson_id: number;
  },
  updated_at: string,
) => {
  const { marked, ...row } = await lockLessonRow(tx, { ...lesson, updated_at });
  const before = { ...row, starts_at: row.starts_at.toISOString(), ends_at: row.ends_at.toISOString() };
  const moves =
    Date.parse(lesson.starts_at) !== row.starts_at.getTime() ||
    Date.parse(lesson.ends_at) !== row.ends_at.getTime();
  if (marked && moves) throw new Refusal('lesson_marked');
  return before;
};

export const saveLesson = handle('course/saveLesson', ({ input, caller, services, request }) => {
  const { class_id, updated_at, title, place, starts_at, ends_at } = input;
  if (input.lesson_id !== undefined && !updated_at) throw refuseFields({ updated_at: 'required' });
  const user_ids = [...new Set(input.user_ids)];
  const lesson_id = input.lesson_id ?? newId();
  const lesson = { class_id, lesson_id, title, place, starts_at, ends_at, user_ids };
  return services.store.withTx(async (tx) => {
    const now = services.now();
    const { study_start, study_end } = await lockLessonClass(tx, class_id);
    const fault = lessonFault({
      starts_at,
      ends_at,
      study_start: study_start?.toISOString() ?? null,
      study_end: study_end?.toISOString() ?? null,
      time_zone: services.programme.time_zone,
    });
    if (fault) throw refuseFields({ [fault === 'outside_study' ? 'starts_at' : 'ends_at']: fault });
    const before = updated_at ? await lockUnmoved(tx, lesson, updated_at) : undefined;
    await refuseMeetings(tx, lesson);
    await (before ? changeLesson(tx, lesson, now) : addLesson(tx, lesson, now));
    await appendAudit(tx, class_id, [
      {
        ...byStaff(caller, request),
        at: now,
        action: input.lesson_id === undefined ? 'create' : 'edit',
        object_type: 'lesson',
        object_id: lesson_id,
        detail: { title, place, starts_at, ends_at, user_ids, ...(before && { before }) },
      },
    ]);
    return { lesson_id };
  });
});
