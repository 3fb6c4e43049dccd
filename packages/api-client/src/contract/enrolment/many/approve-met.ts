import { limits, unapprovedReasons } from '@skillcert/core';
import { z } from 'zod';
import { registrationDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';

/**
 * Approves at once the given enrolments that meet every condition, as if each were claimed and approved; leaves out
 * all others with the reason.
 */
export const approveMet = endpoint('enrolment/approveMet', {
  summary: 'Approve enrolments whose every condition is met',
  input: z.strictObject({
    class_id: id,
    enrolment_ids: z.array(id).min(1, 'required').max(limits.approve_at_once_max, 'too_big'),
  }),
  output: z.object({
    approved: z.array(id),
    left_out: z.array(
      z.object({
        enrolment_id: id,
        /**
         * `unmet`: a condition is not met or not proven. `claimed`: another reviewer holds it, or must. `decided`:
         * it does not wait for a review.
         */
        why: z.enum(unapprovedReasons),
      }),
    ),
  }),
  access: { ...registrationDesk, scope: { from: 'input', class_type: 'sign_up', is_organization: true } },
  writes: 'review',
  refuses: ['not_found', 'transition_refused'],
  example: {
    input: { class_id: 180143985094819, enrolment_ids: [180143985099001, 180143985099002] },
    output: {
      approved: [180143985099001],
      left_out: [{ enrolment_id: 180143985099002, why: 'unmet' }],
    },
  },
});
