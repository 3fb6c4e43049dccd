import type { Transaction } from 'kysely';
import { handle } from '../../http/calls/handle.js';
import type { Database } from '../../store/database.js';
import { byStaff } from '../by-staff.js';
import { findClass } from '../find-class.js';
import { auditEdit } from './audit-edit.js';
import { checkClassSketch } from './check-class-sketch.js';
import { editClass } from './edit-class.js';

/** Whether the last that happened to a class is this account's own writing: a form saves itself every few seconds. */
const isStillWriting = async (tx: Transaction<Database>, class_id: number, user_id: number) => {
  const last = await tx
    .selectFrom('audit_event')
    .select(['action', 'user_id'])
    .where('class_id', '=', class_id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.user_id === user_id && ['edit', 'create'].includes(last.action);
};

/** Keeps what has been written so far. The trail says who wrote, once for as long as nobody else did anything. */
export const saveClassDraft = handle('class/saveClassDraft', async ({ input, caller, services, request }) => {
  const { class_id, updated_at: seen, ...draft } = input;
  checkClassSketch(draft, services.programme);
  const now = services.now();
  return services.store.withTx(async (tx) => {
    const before = await editClass(tx, caller, class_id, { draft, seen, now, programme: services.programme });
    const goesOn = await isStillWriting(tx, class_id, caller.user_id);
    if (!goesOn) await auditEdit(tx, { ...byStaff(caller, request), at: now }, class_id, before);
    return findClass(tx, caller, class_id);
  });
});
