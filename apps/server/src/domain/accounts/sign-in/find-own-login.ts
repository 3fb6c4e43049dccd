import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';

/** The account name and the password's hash of a session's account. */
export interface OwnLogin {
  readonly username: string;
  readonly username_key: string;
  readonly password_hash: string | null;
}

/**
 * The account name and the password's hash of the person who is signed in.
 * @throws Refusal session_ended if there is no such account
 */
export const findOwnLogin = async (
  { store }: Pick<Services, 'store'>,
  user_id: number,
): Promise<OwnLogin> => {
  const login = await store.db
    .selectFrom('account')
    .select(['username', 'username_key', 'password_hash'])
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (!login) throw new Refusal('session_ended');
  return login;
};
