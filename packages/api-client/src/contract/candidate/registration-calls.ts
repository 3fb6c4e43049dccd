import { checkIdCard } from '../user/check-id-card.js';
import { getContact } from '../user/get-contact.js';
import { queryName } from '../user/query-name.js';
import { register } from '../user/register.js';
import { changePassword } from './change-password.js';
import { signIn } from './sign-in.js';
import { signInByCode } from './sign-in-by-code.js';
import { signOut } from './sign-out.js';

/** The calls by which candidates and units come to have an account, and candidates use theirs. */
export const registrationCalls = {
  'user/register': register,
  'user/checkIdCard': checkIdCard,
  'user/getContact': getContact,
  'user/queryName': queryName,
  'candidate/signIn': signIn,
  'candidate/signInByCode': signInByCode,
  'candidate/changePassword': changePassword,
  'candidate/signOut': signOut,
} as const;
