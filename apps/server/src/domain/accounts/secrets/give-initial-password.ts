import type { Transaction } from 'kysely';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { forgiveLogins } from '../sign-in/count-login.js';
import { hashPassword } from '../sign-in/password/hash-password.js';
import { endSessions } from '../sign-in/session/end-sessions.js';
import { usernameKey } from '../sign-in/username-key.js';
import { initialPassword } from './initial-password.js';

interface Given {
  readonly user_id: number;
  readonly at: Date;
}

/** A new initial password of an account. Hashing is slow on purpose, so it is done before the account is locked. */
export const prepareInitialPassword = async (username: string) => {
  const initial_password = initialPassword(username);
  const password_hash = await hashPassword(initial_password);
  return {
    initial_password,
    /** Sets the password of the locked account, which is signed out everywhere and has to change it. */
    give: async (tx: Transaction<Database>, { user_id, at }: Given): Promise<void> => {
      await tx
        .updateTable('account')
        .set({ password_hash, must_change_password: true })
        .where('user_id', '=', user_id)
        .execute();
      await endSessions(tx, { user_id, at, why: 'administrator' });
    },
    /** Forgets the tries with the former password; call it after the commit. */
    forgive: (services: Services): Promise<void> => forgiveLogins(services, usernameKey(username)),
  };
};
