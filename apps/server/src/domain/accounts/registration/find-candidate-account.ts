import { isMobile, normalisePhone } from '@skillcert/core';
import type { Services } from '../../../platform/services.js';
import { usernameKey } from '../sign-in/username-key.js';

/** A candidate's account with the hash of its password. */
export interface CandidateLogin {
  readonly candidate_id: number;
  readonly username: string;
  readonly username_key: string;
  readonly name: string;
  readonly password_hash: string;
  readonly status: 'approved' | 'frozen';
}

type Key =
  | { readonly column: 'phone_index'; readonly value: Buffer }
  | { readonly column: 'username_key'; readonly value: string };

/**
 * The key for the text that names an account: a phone in any spelling, or the account's name. No account name is a
 * phone.
 */
export const accountKey = ({ keyring }: Pick<Services, 'keyring'>, typed: string): Key => {
  const phone = normalisePhone(typed);
  return isMobile(phone)
    ? { column: 'phone_index', value: keyring.blindIndex('phone', phone) }
    : { column: 'username_key', value: usernameKey(typed) };
};

export const findCandidateAccount = (
  { store }: Pick<Services, 'store'>,
  { column, value }: Key,
): Promise<CandidateLogin | undefined> =>
  store.db
    .selectFrom('candidate_account')
    .select(['candidate_id', 'username', 'username_key', 'name', 'password_hash', 'status'])
    .where(column, '=', value)
    .executeTakeFirst();
