import { isPassword, limits } from '@skillcert/core';
import type { MessageKey } from '../../../messages/words-state.js';

/** The length of a staff password, as core's check takes it. */
const staffPassword = { min: limits.staff_password_length_min, max: limits.staff_password_length_max };

const lengthOf = (text: string) => [...text].length;

/** A rule of staff passwords that can be shown during typing. Only the server knows whether it is a common one. */
export interface PasswordRule {
  readonly key: MessageKey;
  readonly isMet: (password: string, username: string) => boolean;
}

/** The rules, in the order in which they are shown. */
export const passwordRules: readonly PasswordRule[] = [
  {
    key: 'password.length',
    isMet: (password) => lengthOf(password) >= staffPassword.min && lengthOf(password) <= staffPassword.max,
  },
  { key: 'password.lowercase', isMet: (password) => /[a-z]/.test(password) },
  { key: 'password.digit', isMet: (password) => /\d/.test(password) },
  {
    key: 'password.no_name',
    isMet: (password, username) =>
      password !== '' && (username === '' || !password.toLowerCase().includes(username.toLowerCase())),
  },
];

/** The problem of a new password, or undefined. */
export const passwordProblem = (password: string, username = ''): MessageKey | undefined => {
  if (password === '') return 'field.required';
  const isRight =
    isPassword(password, staffPassword) && passwordRules.every(({ isMet }) => isMet(password, username));
  return isRight ? undefined : 'field.invalid_password';
};
