import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import { findOwnLogin } from '../sign-in/find-own-login.js';
import { canonicalPassword, hashPassword } from '../sign-in/password/hash-password.js';
import { passwordProblem } from '../sign-in/password/password-problem.js';
import { provePassword } from '../sign-in/password/prove-password.js';
import { endSessions } from '../sign-in/session/end-sessions.js';

/** Changes one's own password and ends every other session of the account. */
export const changePassword = handle('user/changePassword', async ({ input, caller, services, request }) => {
  const { old_password, password } = input;
  const { user_id, session_id: except } = caller;
  const login = await findOwnLogin(services, user_id);
  const problem = passwordProblem('staff', password, login.username);
  if (problem) throw refuseFields({ password: problem });
  await provePassword(services, request, login, { field: 'old_password', password: old_password });
  if (canonicalPassword(password) === canonicalPassword(old_password))
    throw refuseFields({ password: 'same_password' });
  const password_hash = await hashPassword(password);
  return services.store.withTx(async (tx) => {
    const at = services.now();
    const changed = await tx
      .updateTable('account')
      .set({ password_hash, must_change_password: false })
      .where('user_id', '=', user_id)
      // Of two simultaneous changes, the second finds the hash of the first.
      .where('password_hash', '=', login.password_hash)
      .returning('user_id')
      .executeTakeFirst();
    if (!changed) throw new Refusal('state_changed');
    const ended = await endSessions(tx, { user_id, at, why: 'password_changed', except });
    const event = { at, action: 'change_password', object_type: 'account', object_id: user_id };
    await appendAudit(tx, 0, [{ ...byStaff(caller, request), ...event, detail: { ended } }]);
    return { ended };
  });
});
