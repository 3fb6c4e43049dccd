import { limits, undecidedReasons } from '@skillcert/core';
import { z } from 'zod';
import { registrationDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { givenReason, id } from '../../fields.js';

/**
 * Refuses many enrolments of a class for one reason, each as `enrolment/reviewEnrolment` does; unclaimed ones are
 * claimed first. Those that the caller may not refuse, or not any more, are left out and listed with the reason.
 * All refusals happen together.
 */
export const refuseMany = endpoint('enrolment/refuseMany', {
  summary: 'Refuse many enrolments for one reason',
  input: z.strictObject({
    class_id: id,
    enrolment_ids: z.array(id).min(1, 'required').max(limits.approve_at_once_max, 'too_big'),
    /** Each of the candidates sees it. */
    reason: givenReason,
  }),
  output: z.object({
    refused: z.array(id),
    left_out: z.array(
      z.object({
        enrolment_id: id,
        /**
         * `claimed`: another reviewer holds it, or must. `decided`: it neither waits for a review nor is in doubt.
         * `not_found`: it does not belong to this class.
         */
        why: z.enum(undecidedReasons),
      }),
    ),
  }),
  access: { ...registrationDesk, scope: { from: 'input', class_type: 'sign_up', is_organization: true } },
  writes: 'review',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'state_changed'],
  example: {
    input: {
      class_id: 180143985094819,
      enrolment_ids: [180143985099001, 180143985099002],
      reason: '不符合本级别的申报条件。',
    },
    output: {
      refused: [180143985099001],
      left_out: [{ enrolment_id: 180143985099002, why: 'claimed' }],
    },
  },
});
