import { z } from 'zod';
import { accountKeepers } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { searchText } from '../../fields.js';
import { role } from '../account-record.js';

/** Accounts by id, or by a short search, for a caller who has to pick one: at most twenty, without contact data. */
export const infos = endpoint('user/infos', {
  method: 'GET',
  summary: 'Accounts by id or a short search',
  input: z.strictObject({
    /** Up to twenty ids with commas between them. */
    ids: z
      .string()
      .regex(/^\d{1,15}(,\d{1,15}){0,19}$/, 'invalid')
      .optional(),
    search: searchText.optional(),
    role: role.optional(),
  }),
  output: z.object({
    items: z.array(
      z.object({ user_id: z.number().int(), username: z.string(), name: z.string(), roles: z.array(role) }),
    ),
  }),
  access: accountKeepers,
  example: {
    input: { search: '文博', role: 'recommend' },
    output: { items: [{ user_id: 12, username: 'recommend01', name: '赵文博', roles: ['recommend'] }] },
  },
});
