import { auditAccount } from '../../../platform/audit/audit-account.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { accountScope } from '../account-scope.js';
import { findAccountRecord } from '../find-account-record.js';
import { lockForeignAccount } from '../lock-account.js';
import { refuseAlone } from '../refuse-alone.js';
import { prepareInitialPassword } from './give-initial-password.js';

/** Gives an account a new initial password, which only this answer shows, and signs it out everywhere. */
export const resetInitPwd = handle('user/resetInitPwd', async ({ input, caller, services, request }) => {
  const { user_id } = input;
  const { store, keyring } = services;
  const { username } = await findAccountRecord(store.db, keyring, user_id, accountScope(caller));
  const { initial_password, give, forgive } = await prepareInitialPassword(username);
  await store.withTx(async (tx) => {
    refuseAlone(await lockForeignAccount(tx, caller, user_id));
    const at = services.now();
    await give(tx, { user_id, at });
    await auditAccount(tx, { caller, request, user_id, at }, { action: 'reset_init_pwd' });
  });
  await forgive(services);
  return { user_id, username, initial_password };
});
