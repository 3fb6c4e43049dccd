import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';

/** The accounts of a proven phone, to choose the one whose password was forgotten. */
export const fetchAccount = endpoint('user/fetchAccount', {
  summary: 'List the accounts of a phone that was just proven',
  input: z.strictObject({}),
  output: z.object({
    items: z.array(z.object({ user_id: id, username: z.string(), has_factor: z.boolean() })),
  }),
  access: { to: 'ticket', purpose: 'reset' },
  refuses: ['phone_unproven'],
  example: { input: {}, output: { items: [{ user_id: 12, username: 'master01', has_factor: false }] } },
});
