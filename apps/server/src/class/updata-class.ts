import { appendAudit } from '../audit/append-audit.js';
import { handle } from '../http/handle.js';
import { byStaff } from './by-staff.js';
import { checkClassDraft } from './check-class-draft.js';
import { editClass } from './edit-class.js';
import { findClass } from './find-class.js';

export const updataClass = handle('class/updataClass', async ({ input, caller, services, request }) => {
  const { class_id, updated_at: seen, ...draft } = input;
  checkClassDraft(draft, services.programme);
  const now = services.now();
  return services.store.withTx(async (tx) => {
    const before = await editClass(tx, caller, class_id, { draft, seen, now });
    const record = await findClass(tx, caller, class_id);
    const { class_name, capacity, fee_cents } = before;
    await appendAudit(tx, class_id, [
      {
        ...byStaff(caller, request),
        at: now,
        action: 'edit',
        object_type: 'class',
        object_id: class_id,
        detail: { before: { class_name, capacity, fee_cents } },
      },
    ]);
    return record;
  });
});
