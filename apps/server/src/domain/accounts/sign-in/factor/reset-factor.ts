import { auditAccount } from '../../../../platform/audit/audit-account.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { findAccountRecord } from '../../find-account-record.js';
import { lockForeignAccount } from '../../lock-account.js';
import { refuseAlone } from '../../refuse-alone.js';
import { endSessions } from '../session/end-sessions.js';
import { forgetFactor } from './own-factor.js';

/** Removes the second factor of a person who lost it, and signs the account out everywhere. */
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
