import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id, line } from '../fields.js';

/** Signs in. Answers with the token for `Admin-Token`; the browser also gets the HttpOnly session cookie. */
export const login = endpoint('user/login', {
  summary: 'Sign in with an account name and a password',
  input: z.strictObject({
    username: z.string().trim().min(1, 'required').max(64, 'too_long'),
    password: z.string().min(1, 'required').max(128, 'too_long'),
    user_selected: z.string().max(32).optional(),
    /** A code of the second factor, once the answer was `code_needed`: of the app, or a recovery code. */
    verify_code: line(32).default(''),
    login_type: z.enum(['', 'recommend', 'editor', 'expert']).default(''),
  }),
  output: z.object({ token: z.string(), user_id: id }),
  access: { to: 'anyone' },
  refuses: ['wrong_credentials', 'account_inactive', 'code_needed', 'too_many'],
  example: {
    input: { username: 'master01', password: 'master01-demo', login_type: '' },
    output: { token: 'eJ5vPq3m0yC1xq0yZkX0JwqgqT4mX0d6w2Yk2m3b1aE', user_id: 12 },
  },
});
