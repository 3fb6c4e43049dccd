import type { AnyHandler } from '../http/calls/handle.js';
import { changePassword } from './change-password.js';
import { checkIdCard } from './check-id-card.js';
import { getContact } from './get-contact.js';
import { queryName } from './query-name.js';
import { register } from './register.js';
import { signIn } from './sign-in.js';
import { signInByCode } from './sign-in-by-code.js';
import { signOut } from './sign-out.js';

/** What answers the calls of candidates' accounts and of registering. */
export const registrationHandlers: readonly AnyHandler[] = [
  register,
  checkIdCard,
  getContact,
  queryName,
  signIn,
  signInByCode,
  changePassword,
  signOut,
];
