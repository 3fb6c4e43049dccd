import { limits } from '@skillcert/core';
import { sql } from 'kysely';
import { auditAccount } from '../../../platform/audit/audit-account.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseTransition } from '../../../platform/http/errors/refuse.js';
import { type LockedAccount, lockForeignAccount } from '../lock-account.js';
import { hasFactor } from '../sign-in/factor/has-factor.js';
import { type GrantKind, listGrants, showGrant, stepName } from './list-grants.js';

const life = limits.grant_request_days * 86_400_000;

/**
 * Whether a request for an account is possible: an approved account can become an administrator, an administrator can
 * get a new password, or lose a second factor.
 */
const mayBecome = ({ roles, status }: LockedAccount, kind: GrantKind, hasFactor: boolean): boolean => {
  if (kind === 'grant') return status === 'approved' && !roles.includes('admin');
  return roles.includes('admin') && (kind === 'reset_password' || hasFactor);
};

/**
 * Requests something that a second person decides. Of two simultaneous requests for one account, the second finds the
 * first.
 */
export const requestGrant = handle('user/requestGrant', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { user_id, kind, reason } = input;
    const account = await lockForeignAccount(tx, caller, user_id);
    if (!mayBecome(account, kind, await hasFactor(tx, user_id))) throw refuseTransition({ why: 'not_apt' });
    const at = services.now();
    const made = await tx
      .insertInto('grant_request')
      .values({
        user_id,
        kind,
        open_user_id: user_id,
        reason,
        requested_by: caller.user_id,
        requested_at: at,
        expires_at: new Date(at.getTime() + life),
      })
      .onConflict((conflict) => conflict.column('open_user_id').doNothing())
      .returning('request_id')
      .executeTakeFirst();
    if (!made) throw new Refusal('state_changed');
    const [row] = await listGrants(tx, { caller, now: at, where: sql`g.request_id = ${made.request_id}` });
    if (!row) throw new Refusal('state_changed');
    const step = { action: stepName('request', kind), reason, detail: { request_id: made.request_id } };
    await auditAccount(tx, { caller, request, user_id, at }, step);
    return showGrant(caller, row, at);
  }),
);
