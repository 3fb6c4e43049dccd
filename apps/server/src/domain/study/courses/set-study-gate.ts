import { acceptsStudyGate } from '@skillcert/core';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseTransition } from '../../../platform/http/errors/refuse.js';
import { refuseClass } from '../../../platform/http/guards/hold-class.js';

export const setStudyGate = handle('study/setStudyGate', ({ input, caller, services, request }) => {
  const { class_id, study_gate } = input;
  return services.store.withTx(async (tx) => {
    const found = await tx
      .selectFrom('class')
      .select(['status', 'study_types', 'study_gate'])
      .where('class_id', '=', class_id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!found) throw new Refusal('not_found');
    if (!acceptsStudyGate(found.status)) throw refuseClass(found.status);
    if (!found.study_types.includes('online')) throw refuseTransition({ why: 'not_online' });
    if (found.study_gate === study_gate) return input;
    await tx.updateTable('class').set({ study_gate }).where('class_id', '=', class_id).execute();
    await appendAudit(tx, class_id, [
      {
        ...byStaff(caller, request),
        at: services.now(),
        action: study_gate ? 'require_study' : 'waive_study',
        object_type: 'class',
        object_id: class_id,
      },
    ]);
    return input;
  });
});
