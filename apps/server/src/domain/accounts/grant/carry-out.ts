import { isRole } from '@skillcert/core';
import type { Transaction } from 'kysely';
import type { AuditEvent } from '../../../platform/audit/audit-event.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { Refusal, refuseTransition } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import type { prepareInitialPassword } from '../secrets/give-initial-password.js';
import { forgetFactor } from '../sign-in/factor/own-factor.js';
import { endSessions } from '../sign-in/session/end-sessions.js';
import { writeRoles } from '../write-roles.js';
import type { GrantRow } from './list-grants.js';

interface Approved {
  readonly caller: StaffSession;
  readonly row: GrantRow;
  readonly at: Date;
  /** The new password, if the request asks for one. */
  readonly password: Awaited<ReturnType<typeof prepareInitialPassword>> | undefined;
}

interface Done {
  readonly detail?: AuditEvent['detail'];
  readonly steps?: readonly Pick<AuditEvent, 'action' | 'reason'>[];
}

/**
 * Locks the account of the request. The right to administer it was checked for the requester and for the person who
 * approves.
 */
const lockAsked = async (tx: Transaction<Database>, user_id: number) => {
  const account = await tx
    .selectFrom('account')
    .select('status')
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // The roles are read once the lock is held: they may have changed while this transaction waited.
  const held = await tx.selectFrom('account_role').select('role').where('user_id', '=', user_id).execute();
  return { ...account, roles: held.map(({ role }) => role).filter(isRole) };
};

/**
 * Carries out an approved request.
 * @throws a Refusal: transition_refused if the account can no longer receive the role, state_changed if it has no
 * factor any more
 */
export const carryOut = async (tx: Transaction<Database>, { row, at, password }: Approved): Promise<Done> => {
  const { user_id, kind, reason } = row;
  const { status, roles: before } = await lockAsked(tx, user_id);
  if (kind === 'grant') {
    if (status !== 'approved') throw refuseTransition({ thing: 'account', state: status });
    const after = [...new Set([...before, 'admin' as const])];
    await writeRoles(tx, { user_id, before, after, at });
    return { detail: { before, after } };
  }
  if (kind === 'reset_factor') {
    await forgetFactor(tx, user_id);
    await endSessions(tx, { user_id, at, why: 'administrator' });
    return { steps: [{ action: 'reset_factor', reason }] };
  }
  if (!password) throw new Refusal('state_changed');
  await password.give(tx, { user_id, at });
  return { steps: [{ action: 'reset_init_pwd', reason }] };
};
