import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { lockLessonClass } from './lock-lesson-class.js';
import { lockLessonRow } from './lock-lesson-row.js';

export const removeLesson = handle('course/removeLesson', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, lesson_id, updated_at } = input;
    await lockLessonClass(tx, class_id);
    const found = await lockLessonRow(tx, { class_id, lesson_id, updated_at });
    if (found.marked) throw new Refusal('lesson_marked');
    await tx
      .deleteFrom('lesson')
      .where('class_id', '=', class_id)
      .where('lesson_id', '=', lesson_id)
      .execute();
    await appendAudit(tx, class_id, [
      {
        ...byStaff(caller, request),
        at: services.now(),
        action: 'remove',
        object_type: 'lesson',
        object_id: lesson_id,
        detail: { title: found.title, starts_at: found.starts_at.toISOString() },
      },
    ]);
    return {};
  }),
);
