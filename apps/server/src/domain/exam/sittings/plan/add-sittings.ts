import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../../platform/http/errors/refuse.js';
import { newId } from '../../../../platform/store/new-id.js';
import { bringReturnsForward } from '../../../class/index.js';
import { lockExamClass } from '../lock-exam-class.js';
import { refuseCollisions } from '../refuse-collisions.js';
import { addSittings } from '../write-sitting.js';
import { checkSittings } from './check-sittings.js';
import { plainSitting } from './plain-sitting.js';
import type { NamedField } from './planned-sitting.js';
import { sittingStep } from './sitting-step.js';

export const addManySittings = handle('exam/addSittings', ({ input, caller, services, request }) => {
  const { class_id } = input;
  const sittings = input.sittings.map((typed) => ({ ...plainSitting(typed), sitting_id: newId() }));
  const sitting_ids = sittings.map(({ sitting_id }) => sitting_id);
  const fieldOf: NamedField = (sitting_id, field) => `sittings.${sitting_ids.indexOf(sitting_id)}.${field}`;
  return services.store.withTx(async (tx) => {
    const facts = await lockExamClass(tx, class_id, 'exam');
    const now = services.now();
    await checkSittings(tx, services, { class_id, sittings, facts }, fieldOf);
    if (!(await addSittings(tx, class_id, sittings, now))) throw refuseFields({ sittings: 'over_limit' });
    await refuseCollisions(tx, { class_id, sitting_ids }, fieldOf);
    const by = { ...byStaff(caller, request), at: now };
    const forward = await bringReturnsForward(tx, class_id, { caller, services, request });
    await appendAudit(tx, class_id, [
      ...sittings.map((sitting) => sittingStep(by, 'create', sitting)),
      ...forward,
    ]);
    return { sitting_ids };
  });
});
