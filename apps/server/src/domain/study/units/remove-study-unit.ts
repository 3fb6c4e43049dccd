import { sql, type Transaction } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { isReady, unitFile } from '../../foundation/standing/unit-file.js';
import { auditStudy } from '../audit-study.js';
import { findCourse } from '../courses/find-course.js';
import { lockStudyClass } from '../lock-study-class.js';
import { readOrder, writeOrder } from '../move-before.js';
import { lockStudyUnit } from './lock-study-unit.js';
import { refuseBegun } from './refuse-begun.js';

interface Removed {
  readonly class_id: number;
  readonly course_id: number;
  readonly study_unit_id: number;
}

/** Refuses to leave candidates a course with nothing in it. */
const refuseEmptied = async (
  tx: Transaction<Database>,
  { class_id, course_id, study_unit_id }: Removed,
): Promise<void> => {
  const { status } = await findCourse(tx, { class_id, course_id });
  if (status !== 'published') return;
  const { rows } = await sql<{ ready: boolean }>`
    select exists (select from study_unit u ${unitFile} where u.class_id = ${class_id} and u.course_id = ${course_id}
      and u.study_unit_id <> ${study_unit_id} and ${isReady}) as ready`.execute(tx);
  if (!rows[0]?.ready) throw new Refusal('study_empty');
};

export const removeStudyUnit = handle('study/removeStudyUnit', ({ input, caller, services, request }) => {
  const { class_id, study_unit_id } = input;
  return services.store.withTx(async (tx) => {
    await lockStudyClass(tx, class_id);
    const { course_id, title, kind, required_minutes } = await lockStudyUnit(tx, input);
    await refuseBegun(tx, class_id, [study_unit_id]);
    await refuseEmptied(tx, { class_id, course_id, study_unit_id });
    // Its file goes with it.
    await tx
      .deleteFrom('study_unit')
      .where('class_id', '=', class_id)
      .where('study_unit_id', '=', study_unit_id)
      .execute();
    await writeOrder(tx, { class_id, of: 'study_unit' }, await readOrder(tx, { class_id, course_id }));
    await auditStudy(tx, {
      class_id,
      caller,
      request,
      at: services.now(),
      action: 'remove',
      object_type: 'study_unit',
      object_id: study_unit_id,
      detail: { course_id, title, kind, required_minutes },
    });
    return {};
  });
});
