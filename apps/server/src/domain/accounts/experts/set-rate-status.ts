import { auditAccount } from '../../../platform/audit/audit-account.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { findAccountRecord } from '../find-account-record.js';
import { lockForeignAccount } from '../lock-account.js';

/** Rates an account's work. The same rating again leaves no step in the history. */
export const setRateStatus = handle('user/setRateStatus', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { user_id, status } = input;
    const { rate_status: from } = await lockForeignAccount(tx, caller, user_id);
    if (from !== status) {
      await tx.updateTable('account').set({ rate_status: status }).where('user_id', '=', user_id).execute();
      const step = { action: 'rate', detail: { before: from, after: status } };
      await auditAccount(tx, { caller, request, user_id, at: services.now() }, step);
    }
    return findAccountRecord(tx, services.keyring, user_id);
  }),
);
