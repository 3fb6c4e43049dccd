import { staffReviewEvents } from '@skillcert/core';
import { z } from 'zod';
import { registrationDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, moment, reasonText } from '../../fields.js';
import { doubtKind } from '../doubt-kind.js';
import { returnReasons, reviewStatus } from '../enrolment-record.js';

/**
 * Applies an event of the review lifecycle. An enrolment in review answers only to the reviewer who claimed it.
 * `prefer` gives a waiting candidate the next free place, before all others. Nobody decides about their own
 * enrolment, which has the phone of their account (`another_person`).
 */
export const reviewEnrolment = endpoint('enrolment/reviewEnrolment', {
  summary: 'Claim, release, approve, return, refuse, doubt, withdraw or prefer an enrolment',
  input: z.strictObject({
    class_id: id,
    enrolment_id: id,
    event: z.enum(staffReviewEvents),
    reason: reasonText.optional(),
    reasons: returnReasons.optional(),
    /** The deadline for corrections; defaults to the latest that the class allows. */
    mend_until: moment.optional(),
    /** Of a doubt; defaults to `other`. */
    doubt_kind: doubtKind.optional(),
  }),
  output: z.object({ enrolment_id: id, status: reviewStatus }),
  access: { ...registrationDesk, scope: { from: 'input', class_type: 'sign_up', is_organization: true } },
  writes: 'review',
  refuses: ['not_found', 'transition_refused', 'state_changed', 'still_paid', 'another_person'],
  example: {
    input: { class_id: 180143985094819, enrolment_id: 180143985099001, event: 'claim' },
    output: { enrolment_id: 180143985099001, status: 'in_review' },
  },
});
