import { heldRoles } from '@skillcert/core';
import { appendAudit } from '../audit/append-audit.js';
import { handle, type RequestFacts } from '../http/handle.js';
import { Refusal } from '../http/refuse.js';
import type { Services } from '../services.js';
import { countLogin } from './count-login.js';
import { findAccount } from './find-account.js';
import { startSession } from './start-session.js';
import { usernameKey } from './username-key.js';
import { verifyPassword } from './verify-password.js';

const auditRefusal = (services: Services, request: RequestFacts, user_id: number | undefined) =>
  services.store.withTx((tx) =>
    appendAudit(tx, 0, [
      {
        at: services.now(),
        actor_role: 'anyone',
        address: request.address,
        action: 'login_refused',
        object_type: 'account',
        // The name that was typed may be a password in the wrong field: it is kept nowhere.
        object_id: user_id ?? '',
        request_id: request.request_id,
      },
    ]),
  );

/**
 * Signs in. Unknown names, wrong passwords and foreign entries get one answer, after the same work. Where the account has a second
 * factor, its code is asked for after the right password; that question costs a try as a wrong password does.
 */
export const login = handle('user/login', async ({ input, services, request }) => {
  const username_key = usernameKey(input.username);
  const attempt = await countLogin(services, request.address, username_key);
  const account = await findAccount(services, username_key);
  const matches = await verifyPassword(account?.password_hash, input.password);
  const entryFits = input.login_type === '' || input.login_type === account?.entry;
  if (!account || !matches || !entryFits) {
    await auditRefusal(services, request, account?.user_id);
    await attempt.delay();
    throw new Refusal('wrong_credentials');
  }
  const [role] = heldRoles(account, services.now());
  if (account.status !== 'approved' || !role) throw new Refusal('account_inactive');
  const { verify_code } = input;
  const token = await startSession(services, { ...account, role, verify_code }, request).catch(
    async (error) => {
      if (error instanceof Refusal && error.refusal === 'code_needed') await attempt.spare();
      else {
        await auditRefusal(services, request, account.user_id);
        await attempt.delay();
      }
      throw error;
    },
  );
  await attempt.forgive();
  return { token, user_id: account.user_id };
});
