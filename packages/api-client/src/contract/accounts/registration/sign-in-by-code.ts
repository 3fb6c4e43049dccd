import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { signedIn } from './sign-in.js';

/** Signs in the account of a phone that a code has just proven. The proof is used up; without an account it stays. */
export const signInByCode = endpoint('candidate/signInByCode', {
  summary: 'Sign a candidate in with a phone that was just proven',
  input: z.strictObject({}),
  output: signedIn,
  access: { to: 'ticket', purpose: 'enrol' },
  refuses: ['phone_unproven', 'not_registered', 'account_inactive'],
  example: { input: {}, output: { username: 'xiaoming', name: '李晓明' } },
});
