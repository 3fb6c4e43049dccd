import { decisionObstacles, undoableDecisions } from '@skillcert/core';
import { z } from 'zod';
import { registrationDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { reviewStatus } from './enrolment-record.js';

/** A decision that can be taken back. */
export const undoableEvent = z.enum(undoableDecisions);

/** The newest decision about an enrolment, and the reason that it cannot be taken back. */
export const standingDecision = z.object({
  event: undoableEvent,
  /**
   * `paid`: a payment is declared or made. `seated`: a ticket, an admission, a score or a certificate depends on
   * it. `closed`: the class is over.
   */
  blocked_by: z.enum(decisionObstacles).nullable(),
});

/**
 * Takes the newest decision about an enrolment back, with everything that it wrote: verdicts on documents, price,
 * reasons, deadline and kept subjects are as before, and the caller holds the claim. A waiting message is not sent;
 * if it has left, another one corrects it.
 */
export const takeBackDecision = endpoint('enrolment/takeBackDecision', {
  summary: 'Take a decision back while nothing has come of it',
  input: z.strictObject({
    class_id: id,
    enrolment_id: id,
    /** The decision as the caller saw it: another one that came since is not taken back. */
    event: undoableEvent,
  }),
  output: z.object({ enrolment_id: id, status: reviewStatus }),
  access: { ...registrationDesk, scope: { from: 'input', class_type: 'sign_up', is_organization: true } },
  writes: 'review',
  refuses: [
    'not_found',
    'another_person',
    'decision_paid',
    'decision_seated',
    'decision_over',
    'state_changed',
  ],
  example: {
    input: { class_id: 180143985094819, enrolment_id: 180143985099001, event: 'approve' },
    output: { enrolment_id: 180143985099001, status: 'in_review' },
  },
});
