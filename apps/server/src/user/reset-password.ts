import type { Transaction } from 'kysely';
import { appendAudit } from '../audit/append-audit.js';
import { handle } from '../http/handle.js';
import { Refusal, refuseFields } from '../http/refuse.js';
import type { Database } from '../store/database.js';
import { accountsOfPhone } from './accounts-of-phone.js';
import { forgiveLogins } from './count-login.js';
import { endSessions } from './end-sessions.js';
import { hashPassword } from './hash-password.js';
import { isStaffPassword } from './is-staff-password.js';
import { usernameKey } from './username-key.js';

/** Uses the proof up. Of two uses at once the second finds none. @throws Refusal phone_unproven */
const useTicket = async (tx: Transaction<Database>, ticket_hash: Buffer, now: Date) => {
  const used = await tx
    .updateTable('ticket')
    .set({ used_at: now })
    .where('ticket_hash', '=', ticket_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('purpose')
    .executeTakeFirst();
  if (!used) throw new Refusal('phone_unproven');
};

/** Ends what else was proven with this phone: whoever held it for a moment must not reset after its owner. */
const endOtherTickets = (tx: Transaction<Database>, phone_index: Buffer, now: Date) =>
  tx
    .updateTable('ticket')
    .set({ used_at: now })
    .where('purpose', '=', 'reset')
    .where('phone_index', '=', phone_index)
    .where('used_at', 'is', null)
    .execute();

/** Sets a new password for an account of the proven phone, ends all its sessions, and lets it try to sign in again at once. */
export const resetPassword = handle('user/resetPassword', async ({ input, caller, services, request }) => {
  const { user_id, password } = input;
  const accounts = await accountsOfPhone(services, caller.phone_index);
  const account = accounts.find((each) => each.user_id === user_id);
  if (!account) throw new Refusal('not_found');
  if (!isStaffPassword(password, account.username)) throw refuseFields({ password: 'invalid_password' });
  const password_hash = await hashPassword(password);
  await services.store.withTx(async (tx) => {
    const at = services.now();
    await useTicket(tx, caller.ticket_hash, at);
    const changed = await tx
      .updateTable('account')
      .set({ password_hash, must_change_password: false })
      .where('user_id', '=', user_id)
      .where('phone_index', '=', caller.phone_index)
      .where('status', '=', 'approved')
      .returning('user_id')
      .executeTakeFirst();
    if (!changed) throw new Refusal('not_found');
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
  await forgiveLogins(services, usernameKey(account.username));
  request.setCookie('ticket', '', 0);
  return { username: account.username };
});
