import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';

/** Deletes one of the caller's own pictures. For any other id it does nothing, and the answer does not reveal that. */
export const removeExpertFile = handle(
  'user/removeExpertFile',
  async ({ input, caller, services, request }) => {
    const { user_id } = caller;
    await services.store.withTx(async (tx) => {
      const removed = await tx
        .deleteFrom('expert_file')
        .where('user_id', '=', user_id)
        .where('file_id', '=', input.file_id)
        .returning('file_id')
        .executeTakeFirst();
      if (!removed) return;
      await tx.deleteFrom('file').where('file_id', '=', removed.file_id).execute();
      const event = {
        at: services.now(),
        action: 'remove_expert_file',
        object_type: 'account',
        object_id: user_id,
      };
      await appendAudit(tx, 0, [{ ...byStaff(caller, request), ...event, detail: { ...removed } }]);
    });
    return {};
  },
);
