import type { Transaction } from 'kysely';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import type { Database } from '../../../platform/store/database.js';
import { findClass } from '../find-class.js';
import { auditEdit } from './audit-edit.js';
import { changedFields } from './changed-fields.js';
import { checkClassSketch } from './check-class-sketch.js';
import { withDateDoubts } from './doubted-dates.js';
import { editClass } from './edit-class.js';

/** After a pause of this length an edit gets a new record. */
const sitting_ms = 1_800_000;

/**
 * Whether the last record in the trail of a class already covers these fields: the same account created the class or
 * edited them a moment ago. A form saves itself every few seconds.
 */
const isSaid = async (
  tx: Transaction<Database>,
  class_id: number,
  user_id: number,
  changed: readonly string[],
  now: Date,
) => {
  const last = await tx
    .selectFrom('audit_event')
    .select(['action', 'user_id', 'detail', 'at'])
    .where('class_id', '=', class_id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.user_id !== user_id || now.getTime() - last.at.getTime() > sitting_ms) return false;
  const said = last.detail.changed;
  return (
    last.action === 'create' ||
    (last.action === 'edit' && Array.isArray(said) && changed.every((field) => said.includes(field)))
  );
};

/** Saves an unfinished class. Its trail names the author and the fields, once as long as nobody else does anything. */
export const saveClassDraft = handle('class/saveClassDraft', async ({ input, caller, services, request }) => {
  const { class_id, updated_at: seen, ...draft } = input;
  checkClassSketch(draft, services.programme);
  const now = services.now();
  return services.store.withTx(async (tx) => {
    const before = await editClass(tx, caller, class_id, { draft, seen, now, programme: services.programme });
    const changed = changedFields(before, draft);
    if (changed.length > 0 && !(await isSaid(tx, class_id, caller.user_id, changed, now))) {
      await auditEdit(tx, { ...byStaff(caller, request), at: now }, class_id, before, changed);
    }
    return withDateDoubts(tx, await findClass(tx, caller, class_id), services);
  });
});
