import { classDuties } from '@skillcert/core';
import { z } from 'zod';
import { accountKeepers } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';

/** The duties of an account in a class. */
export const duty = z.enum(classDuties);

/** The classes of an account by duty. */
export const assignments = z.object({
  items: z.array(
    z.object({
      class_id: id,
      class_name: z.string(),
      code: z.string(),
      duty,
    }),
  ),
});

export const assignmentsExample = {
  items: [
    {
      class_id: 180143985094819,
      class_name: '2026年第四期（三级）上海班',
      code: 'C26-0104',
      duty: 'owner',
    },
  ],
} satisfies z.infer<typeof assignments>;

/** The classes that an account is assigned to; an institution sees those among them that are its own. */
export const fetchAssignments = endpoint('user/fetchAssignments', {
  summary: 'Classes of an account by duty',
  input: z.strictObject({ user_id: id }),
  output: assignments,
  access: accountKeepers,
  refuses: ['not_found'],
  example: { input: { user_id: 12 }, output: assignmentsExample },
});
