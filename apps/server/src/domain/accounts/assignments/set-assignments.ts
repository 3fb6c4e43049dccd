import { auditAccount } from '../../../platform/audit/audit-account.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { lockForeignAccount } from '../lock-account.js';
import { auditDuties } from './audit-duties.js';
import { listAssignments } from './list-assignments.js';
import { replaceAssignments } from './replace-assignments.js';

/**
 * Replaces the assignments of an account within the classes of the session. Without a change the history gets no step.
 */
export const setAssignments = handle('user/setAssignments', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { user_id, ...wanted } = input;
    const account = await lockForeignAccount(tx, caller, user_id);
    const { given, taken } = await replaceAssignments(tx, caller, account, wanted);
    const items = await listAssignments(tx, caller, user_id);
    if (given.length + taken.length > 0) {
      const step = { action: 'assign', detail: { given, taken } };
      const act = { caller, request, user_id, at: services.now() };
      await auditDuties(tx, act, { given, taken });
      await auditAccount(tx, act, step);
    }
    return { items };
  }),
);
