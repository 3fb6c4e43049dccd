import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';

/**
 * The seats left now in the classes that take enrolments, and the number of such classes. Every viewer of the list
 * polls it: a server asks its database at most once a second, however many callers there are.
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
    /** The number of classes that take enrolments. */
    open: z.number().int(),
  }),
  access: { to: 'anyone' },
  example: {
    input: { class_ids: [180143985094819] },
    output: { items: [{ class_id: 180143985094819, seats_left: 63, taken: 57, waiting: 0 }], open: 12 },
  },
});
