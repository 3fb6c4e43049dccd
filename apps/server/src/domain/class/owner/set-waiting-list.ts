import { classLifecycle } from '@skillcert/core';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { refuseClass } from '../../../platform/http/guards/hold-class.js';

export const setWaitingList = handle('class/setWaitingList', ({ input, caller, services, request }) => {
  const { class_id, waiting_list } = input;
  return services.store.withTx(async (tx) => {
    const found = await tx
      .selectFrom('class')
      .select(['status', 'waiting_list'])
      .where('class_id', '=', class_id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!found) throw new Refusal('not_found');
    if (classLifecycle.states[found.status].ends) throw refuseClass(found.status);
    if (found.waiting_list === waiting_list) return input;
    await tx.updateTable('class').set({ waiting_list }).where('class_id', '=', class_id).execute();
    await appendAudit(tx, class_id, [
      {
        ...byStaff(caller, request),
        at: services.now(),
        action: waiting_list ? 'open_waiting_list' : 'close_waiting_list',
        object_type: 'class',
        object_id: class_id,
      },
    ]);
    return input;
  });
});
