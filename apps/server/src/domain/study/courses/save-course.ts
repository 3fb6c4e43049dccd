import { courseLifecycle, studyLimits } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { auditStudy } from '../audit-study.js';
import { lockStudyClass } from '../lock-study-class.js';
import { findCourse } from './find-course.js';

type Typed = Pick<Call<'study/saveCourse'>['input'], 'class_id' | 'title' | 'summary'> & {
  readonly course_id: number;
};

const addCourse = async (
  tx: Transaction<Database>,
  { class_id, course_id, title, summary }: Typed,
  at: Date,
): Promise<undefined> => {
  const { rows } = await sql`
    insert into study_course (class_id, course_id, title, summary, status, position, created_at, updated_at)
    select ${class_id}::bigint, ${course_id}::bigint, ${title}::text, ${summary}::text, ${courseLifecycle.initial}::text,
      count(*) + 1, ${at}::timestamptz, ${at}::timestamptz
    from study_course where class_id = ${class_id} having count(*) < ${studyLimits.courses_max}
    returning course_id`.execute(tx);
  if (rows.length === 0) throw refuseFields({ title: 'over_limit' });
  return undefined;
};

const changeCourse = async (
  tx: Transaction<Database>,
  { class_id, course_id, title, summary }: Typed,
  { updated_at, at }: { readonly updated_at: string; readonly at: Date },
) => {
  const { status: _, ...before } = await findCourse(tx, { class_id, course_id, updated_at });
  await tx
    .updateTable('study_course')
    .set({ title, summary, updated_at: at })
    .where('class_id', '=', class_id)
    .where('course_id', '=', course_id)
    .execute();
  return before;
};

export const saveCourse = handle('study/saveCourse', ({ input, caller, services, request }) => {
  const { class_id, updated_at, title, summary } = input;
  if (input.course_id !== undefined && !updated_at) throw refuseFields({ updated_at: 'required' });
  const course_id = input.course_id ?? newId();
  const course = { class_id, course_id, title, summary };
  return services.store.withTx(async (tx) => {
    const at = services.now();
    await lockStudyClass(tx, class_id);
    const before =
      input.course_id !== undefined && updated_at
        ? await changeCourse(tx, course, { updated_at, at })
        : await addCourse(tx, course, at);
    await auditStudy(tx, {
      class_id,
      caller,
      request,
      at,
      action: before ? 'edit' : 'create',
      object_type: 'study_course',
      object_id: course_id,
      ...(!before && { to_state: courseLifecycle.initial }),
      detail: { title, summary, ...(before && { before }) },
    });
    return { course_id, updated_at: at.toISOString() };
  });
});
