import { type ClassStatus, classLifecycle } from '@skillcert/core';
import { sql } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import { refuseClass } from '../../../platform/http/guards/hold-class.js';
import { findContacts } from './find-contacts.js';
import { unreachableContacts } from './unreachable-contacts.js';

/** Whether a class is still to be submitted. Only its submission asks for a contact, so its contacts may be empty. */
const isToBeSubmitted = (status: ClassStatus) =>
  classLifecycle.transitions.some(({ from, event }) => from === status && event === 'submit');

export const saveContacts = handle('class/saveContacts', ({ input, caller, services, request }) => {
  const { class_id, contacts, updated_at } = input;
  const problems = unreachableContacts(input);
  if (Object.keys(problems).length > 0) throw refuseFields(problems);
  const now = services.now();
  return services.store.withTx(async (tx) => {
    const before = await tx
      .selectFrom('class')
      .select(['contacts', 'status'])
      .where('class_id', '=', class_id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before) throw new Refusal('not_found');
    if (classLifecycle.states[before.status].ends) throw refuseClass(before.status);
    if (contacts.length === 0 && !isToBeSubmitted(before.status))
      throw refuseFields({ contacts: 'required' });
    const changed = await tx
      .updateTable('class')
      .set({ contacts: JSON.stringify(contacts), updated_at: now })
      .where('class_id', '=', class_id)
      // The wire carries milliseconds.
      .where(sql`date_trunc('milliseconds', updated_at)`, '=', new Date(updated_at))
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw new Refusal('state_changed');
    const written = await findContacts(tx, class_id);
    await appendAudit(tx, class_id, [
      {
        ...byStaff(caller, request),
        at: now,
        action: 'contacts',
        object_type: 'class',
        object_id: class_id,
        // The number of contacts, without their phones, which the trail does not carry.
        detail: { before: before.contacts.length, after: contacts.length },
      },
    ]);
    return written;
  });
});
