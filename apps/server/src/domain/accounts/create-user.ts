import { isAccountName, normaliseUsername } from '@skillcert/core';
import { handle } from '../../platform/http/calls/handle.js';
import { refuseFields } from '../../platform/http/errors/refuse.js';
import { checkAccountFields } from './check-account-fields.js';
import { insertAccount } from './insert-account.js';
import { refuseForeignFields } from './refuse-foreign-fields.js';
import { refuseGrant } from './refuse-grant.js';
import { initialPassword } from './secrets/initial-password.js';
import { hashPassword } from './sign-in/password/hash-password.js';

/** Creates a pending account with a random password, which only this answer shows. */
export const createUser = handle('user/createUser', async ({ input, caller, services, request }) => {
  const { username: typed, unit_id, ...draft } = input;
  const username = normaliseUsername(typed);
  if (!isAccountName(username)) throw refuseFields({ username: 'invalid_username' });
  refuseForeignFields(caller, draft, 'administered');
  checkAccountFields(draft, services.unitCategories);
  refuseGrant(caller, [], draft.roles);
  const initial_password = initialPassword(username);
  const password_hash = await hashPassword(initial_password);
  const user_id = await services.store.withTx((tx) =>
    insertAccount(tx, services, { username, password_hash, unit_id, draft, caller, request }),
  );
  return { user_id, username, initial_password };
});
