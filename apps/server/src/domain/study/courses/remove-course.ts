import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { auditStudy } from '../audit-study.js';
import { lockStudyClass } from '../lock-study-class.js';
import { readOrder, writeOrder } from '../move-before.js';
import { refuseBegun } from '../units/refuse-begun.js';
import { findCourse } from './find-course.js';

export const removeCourse = handle('study/removeCourse', ({ input, caller, services, request }) => {
  const { class_id, course_id } = input;
  return services.store.withTx(async (tx) => {
    await lockStudyClass(tx, class_id);
    const { title, summary, status } = await findCourse(tx, input);
    const { rows } = await sql<{ study_unit_id: number }>`
      select study_unit_id from study_unit where class_id = ${class_id} and course_id = ${course_id}
      order by study_unit_id for update`.execute(tx);
    // A unit added meanwhile would be lost for good, and nobody has seen it.
    if (rows.length !== input.units) throw new Refusal('state_changed');
    await refuseBegun(
      tx,
      class_id,
      rows.map(({ study_unit_id }) => study_unit_id),
    );
    // Their files go with them.
    await tx
      .deleteFrom('study_unit')
      .where('class_id', '=', class_id)
      .where('course_id', '=', course_id)
      .execute();
    await tx
      .deleteFrom('study_course')
      .where('class_id', '=', class_id)
      .where('course_id', '=', course_id)
      .execute();
    await writeOrder(tx, { class_id, of: 'study_course' }, await readOrder(tx, { class_id }));
    await auditStudy(tx, {
      class_id,
      caller,
      request,
      at: services.now(),
      action: 'remove',
      object_type: 'study_course',
      object_id: course_id,
      from_state: status,
      detail: { title, summary, units: rows.length },
    });
    return {};
  });
});
