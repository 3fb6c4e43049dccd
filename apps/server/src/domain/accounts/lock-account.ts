import { isRole, type Role } from '@skillcert/core';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { Refusal } from '../../platform/http/errors/refuse.js';
import type { Database, Row } from '../../platform/store/database.js';
import { accountScope } from './account-scope.js';

/** An account as it is before a change, locked until the change is written. */
export interface LockedAccount
  extends Pick<
    Row<'account'>,
    'user_id' | 'username' | 'status' | 'unit_id' | 'rate_status' | 'expert_assign_limit' | 'created_by'
  > {
  readonly roles: readonly Role[];
}

const lock = async (tx: Transaction<Database>, user_id: number, scope: RawBuilder<boolean>) => {
  const { rows } = await sql<LockedAccount>`
    select a.user_id, a.username, a.status, a.unit_id, a.rate_status, a.expert_assign_limit, a.created_by
    from account a where a.user_id = ${user_id} and ${scope} for update of a`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  // The roles are read once the lock is held: they may have changed while this transaction waited.
  const held = await tx.selectFrom('account_role').select('role').where('user_id', '=', user_id).execute();
  return { ...found, roles: held.map(({ role }) => role).filter(isRole) };
};

/**
 * Locks an account that the session administers. It is never the session's own, because nobody changes their own
 * standing.
 * @throws a Refusal `not_found`, also for an account that the session does not administer
 */
export const lockForeignAccount = (
  tx: Transaction<Database>,
  caller: StaffSession,
  user_id: number,
): Promise<LockedAccount> =>
  lock(tx, user_id, sql<boolean>`a.user_id <> ${caller.user_id} and ${accountScope(caller)}`);

/** Locks the session's own account. */
export const lockOwnAccount = (tx: Transaction<Database>, caller: StaffSession): Promise<LockedAccount> =>
  lock(tx, caller.user_id, sql<boolean>`true`);
