import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';

/** Signs a device of the caller's own account out, at once: its next call answers 50012. */
export const endSession = endpoint('user/endSession', {
  summary: 'Sign a device of one’s own account out',
  input: z.strictObject({ session_id: id }),
  output: z.object({}),
  access: { to: 'session' },
  refuses: ['not_found'],
  example: { input: { session_id: 180143985094901 }, output: {} },
});
