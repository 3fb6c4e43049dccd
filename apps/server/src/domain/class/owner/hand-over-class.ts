import { classLifecycle } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { refuseClass } from '../../../platform/http/guards/hold-class.js';
import type { Database } from '../../../platform/store/database.js';
import { findClass } from '../find-class.js';
import { handOver } from './hand-over.js';

/**
 * Locks a class that may be handed over: it has not ended, and the person in charge is the one whom the caller saw.
 * @throws a Refusal: not_found, class_state, state_changed
 */
const lockClass = async (tx: Transaction<Database>, class_id: number, from_id: number | null) => {
  const found = await tx
    .selectFrom('class')
    .select(['status', 'unit_id', 'master_id'])
    .where('class_id', '=', class_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  if (classLifecycle.states[found.status].ends) throw refuseClass(found.status);
  if (found.master_id !== from_id) throw new Refusal('state_changed');
  return found;
};

/** Puts somebody else in charge. If that person is in charge already, nothing changes and the history gets no step. */
export const handOverClass = handle('class/handOverClass', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, from_id: from, master_id: to } = input;
    const { unit_id } = await lockClass(tx, class_id, from);
    if (from !== to) {
      const at = services.now();
      const step = await handOver(tx, caller, { class_id, unit_id, from, to, now: at });
      const about = { object_type: 'class', object_id: class_id };
      await appendAudit(tx, class_id, [{ ...byStaff(caller, request), at, ...about, ...step }]);
    }
    return findClass(tx, caller, class_id);
  }),
);
