import type { Transaction } from 'kysely';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { handle } from '../../platform/http/calls/handle.js';
import { refuseUnready } from '../../platform/http/guards/refuse-unready.js';
import type { Database } from '../../platform/store/database.js';
import { changeAccount } from './change-account.js';
import { checkAccountFields } from './check-account-fields.js';
import { findAccountRecord } from './find-account-record.js';
import { type LockedAccount, lockForeignAccount, lockOwnAccount } from './lock-account.js';
import { refuseAlone } from './refuse-alone.js';
import { refuseForeignFields, type Standing } from './refuse-foreign-fields.js';
import { refuseGrant } from './refuse-grant.js';
import { speaksForUnit } from './units/speaks-for-unit.js';

const standingOf = async (
  tx: Transaction<Database>,
  caller: StaffSession,
  before: LockedAccount,
): Promise<Standing> => {
  if (before.user_id !== caller.user_id) return 'administered';
  return (await speaksForUnit(tx, before)) ? 'own_with_unit' : 'own';
};

/** Changes the own account, or one that the session administers. */
export const updateUser = handle('user/updateUser', async ({ input, caller, services, request }) => {
  refuseUnready(caller);
  const { user_id, ...changes } = input;
  return services.store.withTx(async (tx) => {
    const isOwn = user_id === caller.user_id;
    const before = isOwn ? await lockOwnAccount(tx, caller) : await lockForeignAccount(tx, caller, user_id);
    refuseForeignFields(caller, changes, await standingOf(tx, caller, before));
    checkAccountFields(changes, services.unitCategories);
    // A phone receives the code for a new password: a person who changes an administrator's phone could sign in as
    // them.
    if (!isOwn && changes.phone !== undefined) refuseAlone(before);
    if (changes.roles) refuseGrant(caller, before.roles, changes.roles);
    await changeAccount(tx, services, before, changes, { caller, request, user_id, at: services.now() });
    return findAccountRecord(tx, services.keyring, user_id);
  });
});
