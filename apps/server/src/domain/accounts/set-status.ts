import { auditAccount } from '../../platform/audit/audit-account.js';
import { handle } from '../../platform/http/calls/handle.js';
import { findAccountRecord } from './find-account-record.js';
import { lockForeignAccount } from './lock-account.js';
import { endSessions } from './sign-in/session/end-sessions.js';
import { stepTo } from './step-to.js';
import { notifyUnit } from './units/notify-unit.js';

/** Moves an account through its lifecycle. An account that is no longer approved is signed out at once. */
export const setStatus = handle('user/setStatus', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { user_id, status, refuse_content: reason } = input;
    const { status: from, ...account } = await lockForeignAccount(tx, caller, user_id);
    const { event, to } = stepTo({ state: from, status, actors: caller.roles, reason });
    const at = services.now();
    await tx
      .updateTable('account')
      .set({ status: to, refuse_content: reason })
      .where('user_id', '=', account.user_id)
      .execute();
    if (event !== 'unfreeze' && (to === 'approved' || to === 'refused'))
      await notifyUnit(tx, services, { user_id, status: to, reason });
    if (to !== 'approved') await endSessions(tx, { user_id, at, why: 'administrator' });
    const step = { action: event, from_state: from, to_state: to, reason: reason || null };
    await auditAccount(tx, { caller, request, user_id, at }, step);
    return findAccountRecord(tx, services.keyring, user_id);
  }),
);
