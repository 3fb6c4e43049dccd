import { findAccountRecord } from '../../accounts/find-account-record.js';
import { lockForeignAccount } from '../../accounts/lock-account.js';
import { refuseAlone } from '../../accounts/refuse-alone.js';
import { auditAccount } from '../../audit/audit-account.js';
import { handle } from '../../http/calls/handle.js';
import { endSessions } from '../session/end-sessions.js';
import { forgetFactor } from './own-factor.js';

/** Takes the second factor of somebody who lost it away, and signs the account out everywhere. */
export const resetFactor = handle('user/resetFactor', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { user_id, reason } = input;
    refuseAlone(await lockForeignAccount(tx, caller, user_id));
    const at = services.now();
    await forgetFactor(tx, user_id);
    await endSessions(tx, { user_id, at, why: 'administrator' });
    await auditAccount(tx, { caller, request, user_id, at }, { action: 'reset_factor', reason });
    return findAccountRecord(tx, services.keyring, user_id);
  }),
);
