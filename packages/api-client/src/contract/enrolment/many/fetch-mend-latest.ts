import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { reviewJobDesk } from './review-job.js';

/** The latest deadline that a class allows for corrections of what is returned now. */
export const fetchMendLatest = endpoint('enrolment/fetchMendLatest', {
  summary: 'The latest deadline for corrections',
  input: z.strictObject({ class_id: id }),
  output: z.object({ mend_latest: moment }),
  access: reviewJobDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819 },
    output: { mend_latest: '2026-12-02T16:00:00.000Z' },
  },
});
