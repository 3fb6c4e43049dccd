import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { lockEditableClass } from '../edit/lock-editable-class.js';

export const removeClassFile = handle(
  'class/removeClassFile',
  async ({ input, caller, services, request }) => {
    const { class_id, file_id } = input;
    await services.store.withTx(async (tx) => {
      await lockEditableClass(tx, caller, class_id);
      const removed = await tx
        .deleteFrom('class_file')
        .where('class_id', '=', class_id)
        .where('file_id', '=', file_id)
        .returning('title')
        .executeTakeFirst();
      if (!removed) return;
      await tx.deleteFrom('file').where('file_id', '=', file_id).execute();
      const event = {
        at: services.now(),
        action: 'remove_file',
        object_type: 'class',
        object_id: class_id,
      };
      await appendAudit(tx, class_id, [
        { ...byStaff(caller, request), ...event, detail: { file_id, title: removed.title } },
      ]);
    });
    return {};
  },
);
