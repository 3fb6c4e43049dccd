import type { Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { consumeTicket } from '../../../../platform/codes/consume-ticket.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { accountsOfPhone } from '../accounts-of-phone.js';
import { forgiveLogins } from '../count-login.js';
import { consumeFactor } from '../factor/consume-factor.js';
import { countFactor } from '../factor/count-factor.js';
import { hasFactor } from '../factor/has-factor.js';
import { endSessions } from '../session/end-sessions.js';
import { usernameKey } from '../username-key.js';
import { hashPassword } from './hash-password.js';
import { passwordProblem } from './password-problem.js';

/** Ends all other proofs of this phone, so that a person who held it for a moment cannot reset after its owner. */
const endOtherTickets = (tx: Transaction<Database>, phone_index: Buffer, now: Date) =>
  tx
    .updateTable('ticket')
    .set({ used_at: now })
    .where('purpose', 'in', ['reset', 'login'])
    .where('phone_index', '=', phone_index)
    .where('used_at', 'is', null)
    .execute();

/**
 * Sets a new password for an account of the proven phone, ends all its sessions, and lets it try to sign in again at
 * once. An account with a second factor also needs a code of it, so that the phone alone opens no more here than at the
 * sign-in.
 */
export const resetPassword = handle('user/resetPassword', async ({ input, caller, services, request }) => {
  const { user_id, password, verify_code } = input;
  const accounts = await accountsOfPhone(services, caller.phone_index);
  const account = accounts.find((each) => each.user_id === user_id);
  if (!account) throw new Refusal('not_found');
  const problem = passwordProblem('staff', password, account.username);
  if (problem) throw refuseFields({ password: problem });
  const password_hash = await hashPassword(password);
  const giveBack = verify_code === '' ? undefined : await countFactor(services, user_id);
  await services.store.withTx(async (tx) => {
    const at = services.now();
    await consumeTicket(tx, caller.ticket_hash, at);
    const changed = await tx
      .updateTable('account')
      .set({ password_hash, must_change_password: false })
      .where('user_id', '=', user_id)
      .where('phone_index', '=', caller.phone_index)
      .where('status', '=', 'approved')
      .returning('user_id')
      .executeTakeFirst();
    if (!changed) throw new Refusal('not_found');
    if (await hasFactor(tx, user_id)) await consumeFactor(tx, services, user_id, verify_code);
    await endOtherTickets(tx, caller.phone_index, at);
    await endSessions(tx, { user_id, at, why: 'password_changed' });
    await appendAudit(tx, 0, [
      {
        at,
        user_id,
        actor_role: 'account',
        address: request.address,
        action: 'reset_password',
        object_type: 'account',
        object_id: user_id,
        request_id: request.request_id,
      },
    ]);
  });
  await giveBack?.();
  await forgiveLogins(services, usernameKey(account.username));
  request.setCookie('ticket', '', 0);
  return { username: account.username };
});
