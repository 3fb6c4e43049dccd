import type { FieldProblem } from '@skillcert/api-client/contract';
import { isPassword, limits } from '@skillcert/core';
import { usernameKey } from '../username-key.js';
import { canonicalPassword } from './hash-password.js';
import { isCommonPassword } from './is-common-password.js';

/** The specification's rule (a lowercase letter and a digit), by whose password it is. */
const rules = {
  candidate: {},
  staff: { min: limits.staff_password_length_min, max: limits.staff_password_length_max },
} as const;

/** The problem of a new password of an account; undefined if it is good enough. */
export const passwordProblem = (
  of: keyof typeof rules,
  typed: string,
  username: string,
): FieldProblem | undefined => {
  // The spelling that is hashed: full-width letters must not hide a common word.
  const password = canonicalPassword(typed);
  if (!isPassword(password, rules[of])) return 'invalid_password';
  if (password.toLowerCase().includes(usernameKey(username))) return 'password_has_name';
  return isCommonPassword(password) ? 'common_password' : undefined;
};
