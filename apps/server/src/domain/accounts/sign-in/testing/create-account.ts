import { hash } from '@node-rs/argon2';
import type { Role } from '@skillcert/core';
import type { Services } from '../../../../platform/services.js';
import type { NewRow } from '../../../../platform/store/database.js';
import { canonicalPassword } from '../password/hash-password.js';
import { usernameKey } from '../username-key.js';

interface AccountDraft
  extends Partial<Omit<NewRow<'account'>, 'username' | 'username_key' | 'password_hash'>> {
  readonly username: string;
  readonly password?: string;
  readonly roles: readonly Role[];
  readonly owner_classes?: readonly number[];
}

/** The password of accounts that tests create. */
export const testPassword = 'harbour-lamp-27';

// A hundredth of the product's cost: the hash decides what a sign-in costs, and a suite signs in thousands of times.
const cost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Creates an approved account for a test. */
export const createAccount = async (
  { store }: Services,
  { username, password = testPassword, roles, owner_classes = [], ...account }: AccountDraft,
): Promise<number> => {
  const { user_id } = await store.db
    .insertInto('account')
    .values({
      status: 'approved',
      name: username,
      ...account,
      username,
      username_key: usernameKey(username),
      password_hash: await hash(canonicalPassword(password), cost),
    })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  for (const role of roles) await store.db.insertInto('account_role').values({ user_id, role }).execute();
  for (const class_id of owner_classes) {
    await store.db.insertInto('assignment').values({ user_id, class_id, duty: 'owner' }).execute();
  }
  return user_id;
};
