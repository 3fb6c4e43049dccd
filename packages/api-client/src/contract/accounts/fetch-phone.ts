import { z } from 'zod';
import { accountKeepers } from '../access.js';
import { endpoint } from '../endpoint.js';
import { givenShortReason, id } from '../fields.js';

/** Shows the phone of an account; empty if it has none. Every look leaves an audit record with its reason. */
export const fetchPhone = endpoint('user/fetchPhone', {
  summary: 'Show the phone of an account',
  input: z.strictObject({
    user_id: id,
    reason: givenShortReason,
  }),
  output: z.object({ phone: z.string() }),
  access: accountKeepers,
  refuses: ['not_found', 'too_many'],
  example: { input: { user_id: 12, reason: '电话核实身份' }, output: { phone: '13800009004' } },
});
