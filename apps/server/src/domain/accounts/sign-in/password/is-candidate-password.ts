import { isPassword } from '@skillcert/core';
import { usernameKey } from '../username-key.js';
import { canonicalPassword } from './hash-password.js';
import { isCommonPassword } from './is-common-password.js';

/**
 * Whether a password is good enough for a candidate: the specification's rule, not a common one, and without the
 * account's own name in it.
 */
export const isCandidatePassword = (typed: string, username: string): boolean => {
  const password = canonicalPassword(typed);
  return (
    isPassword(password) &&
    !isCommonPassword(password) &&
    !password.toLowerCase().includes(usernameKey(username))
  );
};
