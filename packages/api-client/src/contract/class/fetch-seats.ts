import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';

/**
 * How many seats classes have left now, for those that take enrolments, and how many classes do. Made to be asked again and again by
 * everybody who looks at the list: a server asks its database at most once a second, however many ask.
 */
export const fetchSeats = endpoint('class/fetchSeats', {
  summary: 'Seats left in open classes',
  input: z.strictObject({ class_ids: z.array(id).max(limits.page_size_max) }),
  output: z.object({
    items: z.array(
      z.object({
        class_id: id,
        seats_left: z.number().int(),
        taken: z.number().int(),
        waiting: z.number().int(),
      }),
    ),
    /** How many classes take enrolments. */
    open: z.number().int(),
  }),
  access: { to: 'anyone' },
  example: {
    input: { class_ids: [180143985094819] },
    output: { items: [{ class_id: 180143985094819, seats_left: 63, taken: 57, waiting: 0 }], open: 12 },
  },
});
