import { handle } from '../../../platform/http/calls/handle.js';
import { auditStudy } from '../audit-study.js';
import { lockStudyClass } from '../lock-study-class.js';
import { moveBefore, readOrder, writeOrder } from '../move-before.js';

export const moveStudyUnit = handle('study/moveStudyUnit', ({ input, caller, services, request }) => {
  const { class_id, course_id, study_unit_id, before } = input;
  return services.store.withTx(async (tx) => {
    await lockStudyClass(tx, class_id);
    const ids = await readOrder(tx, { class_id, course_id });
    const moved = moveBefore(ids, study_unit_id, before);
    // Sent again it is no move.
    if (moved.join() === ids.join()) return {};
    await writeOrder(tx, { class_id, of: 'study_unit' }, moved);
    await auditStudy(tx, {
      class_id,
      caller,
      request,
      at: services.now(),
      action: 'move',
      object_type: 'study_unit',
      object_id: study_unit_id,
      detail: { course_id, before },
    });
    return {};
  });
});
