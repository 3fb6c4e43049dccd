import type { Role } from '@skillcert/core';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/store/database.js';
import { endSessions } from './sign-in/session/end-sessions.js';

interface RoleChange {
  readonly user_id: number;
  readonly before: readonly Role[];
  readonly after: readonly Role[];
  readonly at: Date;
}

/** Gives and takes roles. An account that loses one is signed out at once. @returns whether anything changed */
export const writeRoles = async (
  tx: Transaction<Database>,
  { user_id, before, after, at }: RoleChange,
): Promise<boolean> => {
  const given = after.filter((role) => !before.includes(role));
  const taken = before.filter((role) => !after.includes(role));
  if (given.length > 0) {
    await tx
      .insertInto('account_role')
      .values(given.map((role) => ({ user_id, role })))
      .execute();
  }
  if (taken.length > 0) {
    await tx.deleteFrom('account_role').where('user_id', '=', user_id).where('role', 'in', taken).execute();
    await endSessions(tx, { user_id, at, why: 'administrator' });
  }
  return given.length + taken.length > 0;
};
