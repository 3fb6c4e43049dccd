import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { assignClassUnits } from './assign-class-units.js';
import { listClassUnits } from './list-class-units.js';
import { writeClassUnits } from './write-class-units.js';

export const addClassRecommend = handle(
  'class/addClassRecommend',
  async ({ input, caller, services, request }) => {
    const now = services.now();
    const { class_id, units } = input;
    return services.store.withTx(async (tx) => {
      const before = await writeClassUnits(tx, caller, input, now);
      await assignClassUnits(tx, class_id, { before, now: units });
      const written = await listClassUnits(tx, caller, class_id);
      await appendAudit(tx, class_id, [
        {
          ...byStaff(caller, request),
          at: now,
          action: 'units',
          object_type: 'class',
          object_id: class_id,
          detail: { before, after: units },
        },
      ]);
      return written;
    });
  },
);
