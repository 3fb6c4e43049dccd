import { courseLifecycle, transition } from '@skillcert/core';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseTransition } from '../../../platform/http/errors/refuse.js';
import { isReady, unitFile } from '../../foundation/standing/unit-file.js';
import { auditStudy } from '../audit-study.js';
import { lockStudyClass } from '../lock-study-class.js';
import { findCourse } from './find-course.js';

export const setCourseStatus = handle('study/setCourseStatus', ({ input, caller, services, request }) => {
  const { class_id, course_id, event } = input;
  return services.store.withTx(async (tx) => {
    const at = services.now();
    await lockStudyClass(tx, class_id);
    const { status, title } = await findCourse(tx, input);
    const { rows } = await sql<{ ready: boolean }>`
      select exists (select from study_unit u ${unitFile}
        where u.class_id = ${class_id} and u.course_id = ${course_id} and ${isReady}) as ready`.execute(tx);
    const given = rows[0]?.ready ? ['units'] : [];
    const outcome = transition(courseLifecycle, { state: status, event, actors: caller.roles, given });
    if (!outcome.ok) {
      throw outcome.why === 'missing_requirement'
        ? new Refusal('study_empty')
        : refuseTransition({ thing: 'course', state: status }, outcome);
    }
    await tx
      .updateTable('study_course')
      .set({ status: outcome.to, updated_at: at })
      .where('class_id', '=', class_id)
      .where('course_id', '=', course_id)
      .execute();
    await auditStudy(tx, {
      class_id,
      caller,
      request,
      at,
      action: event,
      object_type: 'study_course',
      object_id: course_id,
      from_state: status,
      to_state: outcome.to,
      detail: { title },
    });
    return { status: outcome.to, updated_at: at.toISOString() };
  });
});
