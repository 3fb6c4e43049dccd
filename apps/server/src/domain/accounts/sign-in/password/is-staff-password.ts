import { isPassword, limits } from '@skillcert/core';
import { usernameKey } from '../username-key.js';
import { canonicalPassword } from './hash-password.js';
import { isCommonPassword } from './is-common-password.js';

/**
 * Whether a password is good enough for staff: the specification's rule (a lowercase letter and a digit) at 10 to 64
 * characters, not a common one, and without the account's own name in it.
 */
export const isStaffPassword = (typed: string, username: string): boolean => {
  // The spelling that is hashed: full-width letters must not hide a common word.
  const password = canonicalPassword(typed);
  return (
    isPassword(password, { min: limits.staff_password_length_min, max: limits.staff_password_length_max }) &&
    !isCommonPassword(password) &&
    !password.toLowerCase().includes(usernameKey(username))
  );
};
