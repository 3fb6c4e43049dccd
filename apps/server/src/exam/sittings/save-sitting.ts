import { sittingFault, subjectsOf } from '@skillcert/core';
import { appendAudit } from '../../audit/append-audit.js';
import { byStaff } from '../../class/by-staff.js';
import { type Call, handle } from '../../http/calls/handle.js';
import { refuseFields } from '../../http/errors/refuse.js';
import type { Services } from '../../services.js';
import type { Row } from '../../store/database.js';
import { newId } from '../../store/new-id.js';
import { lockExamClass } from './lock-exam-class.js';
import { lockSittingParts } from './lock-sitting-parts.js';
import { refuseCollisions } from './refuse-collisions.js';
import { addSitting, changeSitting } from './write-sitting.js';

/** Refuses a subject that the class does not have, and a time at which it has no exam. */
const checkSitting = (
  { subject, starts_at, ends_at }: Call<'exam/saveSitting'>['input'],
  { level, exam_at }: Pick<Row<'class'>, 'level' | 'exam_at'>,
  { exam, programme }: Pick<Services, 'exam' | 'programme'>,
): void => {
  if (!subjectsOf(exam, level).some(({ id }) => id === subject)) {
    throw refuseFields({ subject: 'not_offered' });
  }
  const fault = sittingFault({
    starts_at,
    ends_at,
    exam_at: exam_at?.toISOString() ?? null,
    days: exam.days,
    time_zone: programme.time_zone,
  });
  if (fault) throw refuseFields({ [fault === 'date_order' ? 'ends_at' : 'starts_at']: fault });
};

export const saveSitting = handle('exam/saveSitting', ({ input, caller, services, request }) => {
  const { class_id, updated_at, subject, starts_at, ends_at, room_id } = input;
  if (input.sitting_id !== undefined && !updated_at) throw refuseFields({ updated_at: 'required' });
  const user_ids = [...new Set(input.user_ids)];
  const sitting_id = input.sitting_id ?? newId();
  const sitting = { class_id, sitting_id, subject, starts_at, ends_at, room_id, user_ids };
  return services.store.withTx(async (tx) => {
    const now = services.now();
    checkSitting(input, await lockExamClass(tx, class_id), services);
    await lockSittingParts(tx, sitting);
    await refuseCollisions(tx, sitting);
    await (updated_at && input.sitting_id !== undefined
      ? changeSitting(tx, sitting, { updated_at, now })
      : addSitting(tx, sitting, now));
    await appendAudit(tx, class_id, [
      {
        ...byStaff(caller, request),
        at: now,
        action: input.sitting_id === undefined ? 'create' : 'edit',
        object_type: 'sitting',
        object_id: sitting_id,
        detail: { subject, starts_at, ends_at, room_id, user_ids },
      },
    ]);
    return { sitting_id };
  });
});
