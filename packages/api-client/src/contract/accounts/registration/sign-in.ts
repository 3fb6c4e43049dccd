import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';

/** The candidate who is signed in now. */
export const signedIn = z.object({ username: z.string(), name: z.string() });

/** Signs a candidate in. The session is an HttpOnly cookie; it opens no call of the console. */
export const signIn = endpoint('candidate/signIn', {
  summary: 'Sign a candidate in with an account name or phone and a password',
  input: z.strictObject({
    /** The account name, or the phone. */
    username: z.string().trim().min(1, 'required').max(limits.login_length_max, 'too_long'),
    password: z.string().min(1, 'required').max(limits.typed_password_length_max, 'too_long'),
  }),
  output: signedIn,
  access: { to: 'anyone' },
  refuses: ['wrong_credentials', 'account_inactive', 'too_many'],
  example: {
    input: { username: 'xiaoming', password: 'ginkgo77' },
    output: { username: 'xiaoming', name: '李晓明' },
  },
});
