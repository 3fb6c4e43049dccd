import { z } from 'zod';
import { endpoint } from '../../endpoint.js';

/**
 * Ends the candidate's session of this browser, and every proof of a phone that it holds; without either it does
 * nothing.
 */
export const signOut = endpoint('candidate/signOut', {
  summary: 'Sign a candidate out',
  input: z.strictObject({}),
  output: z.object({}),
  access: { to: 'anyone' },
  example: { input: {}, output: {} },
});
