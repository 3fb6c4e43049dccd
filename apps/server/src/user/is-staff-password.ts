import { isPassword, limits } from '@skillcert/core';
import { commonDigits, commonPasswords } from './common-passwords.js';
import { canonicalPassword } from './hash-password.js';
import { usernameKey } from './username-key.js';

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  $: 's',
  '@': 'a',
};

const withoutEdges = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '');

const isCommon = (password: string): boolean => {
  const lower = password.toLowerCase();
  const letters = lower.replace(/[^a-z]/g, '');
  const digits = lower.replace(/\D/g, '');
  const spelled = withoutEdges(lower).replace(/[01345$@]/g, (sign) => leet[sign] ?? sign);
  return (
    commonPasswords.has(withoutEdges(lower)) ||
    commonPasswords.has(spelled) ||
    commonPasswords.has(letters) ||
    (commonDigits.has(digits) && letters.length < 6) ||
    new Set(lower).size < 5
  );
};

/**
 * Whether a password is good enough for staff: the specification's rule (a lowercase letter and a digit) at 10 to 64
 * characters, not a common one, and without the account's own name in it.
 */
export const isStaffPassword = (typed: string, username: string): boolean => {
  // The spelling that is hashed and may be guessed: full-width letters must not hide a common word.
  const password = canonicalPassword(typed);
  return (
    isPassword(password, { min: limits.staff_password_length_min, max: limits.staff_password_length_max }) &&
    !isCommon(password) &&
    !password.toLowerCase().includes(usernameKey(username))
  );
};
