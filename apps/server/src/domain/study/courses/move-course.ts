import { handle } from '../../../platform/http/calls/handle.js';
import { auditStudy } from '../audit-study.js';
import { lockStudyClass } from '../lock-study-class.js';
import { moveBefore, readOrder, writeOrder } from '../move-before.js';

export const moveCourse = handle('study/moveCourse', ({ input, caller, services, request }) => {
  const { class_id, course_id, before } = input;
  return services.store.withTx(async (tx) => {
    await lockStudyClass(tx, class_id);
    const ids = await readOrder(tx, { class_id });
    const moved = moveBefore(ids, course_id, before);
    // Sent again it is no move.
    if (moved.join() === ids.join()) return {};
    await writeOrder(tx, { class_id, of: 'study_course' }, moved);
    await auditStudy(tx, {
      class_id,
      caller,
      request,
      at: services.now(),
      action: 'move',
      object_type: 'study_course',
      object_id: course_id,
      detail: { before },
    });
    return {};
  });
});
