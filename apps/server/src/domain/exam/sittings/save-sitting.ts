import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { newId } from '../../../platform/store/new-id.js';
import { bringReturnsForward } from '../../class/index.js';
import { lockExamClass } from './lock-exam-class.js';
import { checkSittings } from './plan/check-sittings.js';
import { plainSitting } from './plan/plain-sitting.js';
import { sittingStep } from './plan/sitting-step.js';
import { refuseCollisions } from './refuse-collisions.js';
import { addSittings, changeSitting } from './write-sitting.js';

export const saveSitting = handle('exam/saveSitting', ({ input, caller, services, request }) => {
  const { class_id, updated_at, ...typed } = input;
  if (input.sitting_id !== undefined && !updated_at) throw refuseFields({ updated_at: 'required' });
  const sitting = { ...plainSitting(typed), sitting_id: input.sitting_id ?? newId() };
  const { sitting_id } = sitting;
  return services.store.withTx(async (tx) => {
    const facts = await lockExamClass(tx, class_id, 'exam');
    const now = services.now();
    await checkSittings(tx, services, { class_id, sittings: [sitting], facts }, (_, field) => field);
    if (updated_at && input.sitting_id !== undefined) {
      await changeSitting(tx, { class_id, ...sitting }, { updated_at, now, language: request.language });
    } else if (!(await addSittings(tx, class_id, [sitting], now))) {
      throw refuseFields({ subject: 'over_limit' });
    }
    await refuseCollisions(tx, { class_id, sitting_ids: [sitting_id] }, (_, field) => field);
    const forward = await bringReturnsForward(tx, class_id, { caller, services, request });
    await appendAudit(tx, class_id, [
      sittingStep(
        { ...byStaff(caller, request), at: now },
        input.sitting_id === undefined ? 'create' : 'edit',
        sitting,
      ),
      ...forward,
    ]);
    return { sitting_id };
  });
});
