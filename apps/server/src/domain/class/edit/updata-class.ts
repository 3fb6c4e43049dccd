import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { findClass } from '../find-class.js';
import { auditEdit } from './audit-edit.js';
import { changedFields } from './changed-fields.js';
import { checkClassDraft } from './check-class-draft.js';
import { editClass } from './edit-class.js';

export const updataClass = handle('class/updataClass', async ({ input, caller, services, request }) => {
  const { class_id, updated_at: seen, ...draft } = input;
  checkClassDraft(draft, services.programme);
  const now = services.now();
  return services.store.withTx(async (tx) => {
    const before = await editClass(tx, caller, class_id, { draft, seen, now, programme: services.programme });
    const changed = changedFields(before, draft);
    // A form that has saved itself meanwhile has recorded its changes already.
    if (changed.length > 0) {
      await auditEdit(tx, { ...byStaff(caller, request), at: now }, class_id, before, changed);
    }
    return findClass(tx, caller, class_id);
  });
});
