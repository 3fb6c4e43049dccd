import { z } from 'zod';
import { organisers } from '../../access.js';
import { accountRow } from '../../accounts/account-record.js';
import { endpoint } from '../../endpoint.js';
import { id, searchText } from '../../fields.js';

/**
 * The accounts that may be in charge of a class: organisers of recommending institutions, class masters, and the
 * caller. The platform's staff see all of them, everybody else those of the own unit. `search` finds an account
 * name by its beginning, a whole phone, or a part of the person's or the unit's name. With `class_id` it lists
 * those who may see the unit of that class, without it those who may take a new class of the session's unit; at
 * most twenty, the newest first.
 */
export const queryComOwner = endpoint('class/queryComOwner', {
  summary: 'Accounts that may be in charge of a class',
  input: z.strictObject({
    search: searchText.optional(),
    class_id: id.optional(),
    /** The accounts of one unit alone. */
    unit_id: id.optional(),
  }),
  output: z.object({
    items: z.array(
      accountRow.pick({ user_id: true, username: true, name: true, phone_masked: true, unit: true }),
    ),
  }),
  access: organisers,
  refuses: ['not_found'],
  example: {
    input: { search: '文博' },
    output: {
      items: [
        {
          user_id: 12,
          username: 'recommend01',
          name: '赵文博',
          phone_masked: '138****9004',
          unit: { unit_id: 3, com_name: '华东职业能力评价协会' },
        },
      ],
    },
  },
});
