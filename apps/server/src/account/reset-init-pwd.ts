import { handle } from '../http/handle.js';
import { forgiveLogins } from '../user/count-login.js';
import { endSessions } from '../user/end-sessions.js';
import { hashPassword } from '../user/hash-password.js';
import { usernameKey } from '../user/username-key.js';
import { accountScope } from './account-scope.js';
import { auditAccount } from './audit-account.js';
import { findAccountRecord } from './find-account-record.js';
import { initialPassword } from './initial-password.js';
import { lockForeignAccount } from './lock-account.js';

/** Gives an account a new initial password, which this answer alone ever shows, and signs it out everywhere. */
export const resetInitPwd = handle('user/resetInitPwd', async ({ input, caller, services, request }) => {
  const { user_id } = input;
  const { store, keyring } = services;
  const { username } = await findAccountRecord(store.db, keyring, user_id, accountScope(caller));
  const initial_password = initialPassword(username);
  // Slow on purpose, so before the account is locked.
  const password_hash = await hashPassword(initial_password);
  await store.withTx(async (tx) => {
    await lockForeignAccount(tx, caller, user_id);
    const at = services.now();
    await tx
      .updateTable('account')
      .set({ password_hash, must_change_password: true })
      .where('user_id', '=', user_id)
      .execute();
    await endSessions(tx, { user_id, at, why: 'administrator' });
    await auditAccount(tx, { caller, request, user_id, at }, { action: 'reset_init_pwd' });
  });
  await forgiveLogins(services, usernameKey(username));
  return { user_id, username, initial_password };
});
