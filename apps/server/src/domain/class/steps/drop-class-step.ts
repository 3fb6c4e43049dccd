import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { readClassStep } from './read-class-step.js';

export const dropClassStep = handle('class/dropClassStep', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, event, reason = null } = input;
    const { asked } = await readClassStep(tx, { caller, lock: true }, class_id);
    if (asked?.event !== event) throw new Refusal('state_changed');
    await tx.deleteFrom('class_step').where('class_id', '=', class_id).execute();
    await appendAudit(tx, class_id, [
      {
        ...byStaff(caller, request),
        at: services.now(),
        action: 'drop_step',
        object_type: 'class',
        object_id: class_id,
        reason,
        detail: { event },
      },
    ]);
    return { class_id };
  }),
);
