import { acceptsExamPlan } from '@skillcert/core';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { lockExamClass } from './lock-exam-class.js';
import { lockSittingParts } from './lock-sitting-parts.js';
import { notifyReplaced } from './notify-replaced.js';
import { invigilatorProblems } from './plan/check-sittings.js';
import { sittingStep } from './plan/sitting-step.js';
import { refuseCollisions } from './refuse-collisions.js';
import { changeInvigilators } from './write-sitting.js';

export const saveInvigilators = handle('exam/saveInvigilators', ({ input, caller, services, request }) => {
  const { class_id, sitting_id, updated_at } = input;
  const [user_ids, names] = [[...new Set(input.user_ids)], [...new Set(input.names)]];
  return services.store.withTx(async (tx) => {
    const { status } = await lockExamClass(tx, class_id, 'invigilators');
    const now = services.now();
    const { people } = await lockSittingParts(tx, { class_id, room_ids: [], user_ids });
    const problems = invigilatorProblems({ user_ids, names }, people);
    if (problems.length > 0) throw refuseFields(Object.fromEntries(problems));
    const replaced = await changeInvigilators(
      tx,
      { class_id, sitting_id, user_ids, names },
      { updated_at, now },
    );
    await refuseCollisions(tx, { class_id, sitting_ids: [sitting_id] }, (_, field) => field);
    const by = { ...byStaff(caller, request), at: now };
    await appendAudit(tx, class_id, [sittingStep(by, 'edit', { sitting_id, user_ids, names })]);
    // Before the seats are published the plan may still change, and nobody is told of it.
    if (!acceptsExamPlan(status)) {
      const { added, removed } = replaced;
      await notifyReplaced(tx, services, { class_id, sitting_id, added, removed, now });
    }
    return { sitting_id };
  });
});
