import type { Role } from '@skillcert/core';
import type { Services } from '../../services.js';
import type { NewRow } from '../../store/database.js';
import { hashPassword } from '../hash-password.js';
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

const hashes = new Map<string, Promise<string>>();

/** The hash of a password, worked out once: accounts of tests share theirs. */
const hashOf = (password: string): Promise<string> => {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
};

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
      password_hash: await hashOf(password),
    })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  for (const role of roles) await store.db.insertInto('account_role').values({ user_id, role }).execute();
  for (const class_id of owner_classes) {
    await store.db.insertInto('assignment').values({ user_id, class_id, duty: 'owner' }).execute();
  }
  return user_id;
};
