import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { moment } from '../../fields.js';

/** The second factor of one's own account. */
export const fetchFactor = endpoint('user/fetchFactor', {
  summary: 'Whether one’s own account has a second factor',
  input: z.strictObject({}),
  output: z.object({
    /** The time since which it is in force; null if there is none. */
    since: moment.nullable(),
    /** The number of recovery codes that are not used yet. */
    recovery_left: z.number().int(),
    /** Whether a role of the account is used with one only. */
    required: z.boolean(),
  }),
  access: { to: 'session' },
  example: { input: {}, output: { since: '2026-11-20T08:00:00.000Z', recovery_left: 9, required: true } },
});
