import { sql } from 'kysely';
import { appendAudit } from '../../audit/append-audit.js';
import { byStaff } from '../../class/by-staff.js';
import { isAsSeen } from '../../exam/sittings/is-as-seen.js';
import { handle } from '../../http/calls/handle.js';
import { Refusal } from '../../http/errors/refuse.js';
import { lockLessonClass } from './lock-lesson-class.js';

export const removeLesson = handle('course/removeLesson', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, lesson_id, updated_at } = input;
    await lockLessonClass(tx, class_id);
    const { rows } = await sql<{ title: string; starts_at: Date; as_seen: boolean; used: boolean }>`
      select l.title, l.starts_at, ${isAsSeen('l.updated_at', updated_at)} as as_seen,
        exists (select from lesson_mark m where m.class_id = l.class_id and m.lesson_id = l.lesson_id) as used
      from lesson l where l.class_id = ${class_id} and l.lesson_id = ${lesson_id} for update`.execute(tx);
    const [found] = rows;
    if (!found) throw new Refusal('not_found');
    if (!found.as_seen) throw new Refusal('state_changed');
    if (found.used) throw new Refusal('in_use');
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
