import { appendAudit } from '../audit/append-audit.js';
import { handle } from '../http/handle.js';
import { newId } from '../store/new-id.js';
import { asOwner } from './as-owner.js';
import { byStaff } from './by-staff.js';
import { checkClassDraft } from './check-class-draft.js';
import { findClass } from './find-class.js';
import { assignAuthor, insertClass } from './write-class.js';

export const createClass = handle('class/createClass', async ({ input, caller, services, request }) => {
  const { store, programme } = services;
  checkClassDraft(input, programme);
  const now = services.now();
  const class_id = newId();
  return store.withTx(async (tx) => {
    const code = await insertClass(tx, input, caller, { class_id, programme, now });
    await assignAuthor(tx, input, caller, class_id);
    const record = await findClass(tx, asOwner(caller, class_id), class_id);
    await appendAudit(tx, class_id, [
      {
        ...byStaff(caller, request),
        at: now,
        action: 'create',
        object_type: 'class',
        object_id: class_id,
        to_state: 'draft',
        detail: { code },
      },
    ]);
    return record;
  });
});
