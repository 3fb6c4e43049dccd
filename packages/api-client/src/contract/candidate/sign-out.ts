import { z } from 'zod';
import { endpoint } from '../endpoint.js';

/** Ends the candidate's session of this browser, and every proof of a phone it holds; without either it has nothing to do. */
export const signOut = endpoint('candidate/signOut', {
  summary: 'Sign a candidate out',
  input: z.strictObject({}),
  output: z.object({}),
  access: { to: 'anyone' },
  example: { input: {}, output: {} },
});
