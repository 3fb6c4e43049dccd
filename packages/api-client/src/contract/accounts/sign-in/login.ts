import { accountEntries, limits, roles } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, line } from '../../fields.js';

/**
 * Signs in. Answers with the token for `Admin-Token`; the browser also gets the HttpOnly session cookie. Without a
 * password the ticket of `diffVerfyCode` (purpose `login`) proves the phone: `username` is then the phone itself,
 * or one of its accounts. If there is more than one way to go on, the answer is `choice_needed` with `choices`: for
 * a phone its accounts, one of which is the next `username`; for an account its roles, one of which is the next
 * `user_selected`.
 */
export const login = endpoint('user/login', {
  summary: 'Sign in with a password, or with a proven phone',
  input: z.strictObject({
    username: z.string().trim().min(1, 'required').max(limits.login_length_max, 'too_long'),
    /** Empty where the phone is proven instead. */
    password: z.string().max(limits.typed_password_length_max, 'too_long').default(''),
    /**
     * The role to work under, or empty for all of the account's at once; asked for where it holds several. A session
     * without the cookie has all of them, and takes no other choice.
     */
    user_selected: z.union([z.literal(''), z.enum(roles)], 'not_offered').optional(),
    /** A code of the second factor, once the answer was `code_needed`: of the app, or a recovery code. */
    verify_code: line(limits.factor_code_length_max).default(''),
    login_type: z.enum(['', ...accountEntries]).default(''),
  }),
  output: z.object({ token: z.string(), user_id: id }),
  access: { to: 'anyone' },
  refuses: ['wrong_credentials', 'account_inactive', 'choice_needed', 'code_needed', 'too_many'],
  example: {
    input: { username: 'master01', password: 'master01-demo', login_type: '' },
    output: { token: 'eJ5vPq3m0yC1xq0yZkX0JwqgqT4mX0d6w2Yk2m3b1aE', user_id: 12 },
  },
});
