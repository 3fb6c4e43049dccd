import { z } from 'zod';
import { registrationDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id, reasonText } from '../fields.js';
import { reviewStatus } from './enrolment-record.js';

/**
 * Moves a candidate with all uploads to another class of `enrolment/fetchMoveTargets`: the seat there is taken and
 * the one here freed in one transaction. The enrolment begins anew there with a number, a price and a review of
 * that class.
 */
export const moveEnrolment = endpoint('enrolment/moveEnrolment', {
  summary: 'Move a candidate to another class',
  input: z.strictObject({
    class_id: id,
    enrolment_id: id,
    to_class_id: id,
    reason: reasonText,
    /** Whether they join the waiting list there where no seat is left. */
    wait: z.boolean().optional(),
  }),
  output: z.object({ class_id: id, enrolment_id: id, enrol_no: z.string(), status: reviewStatus }),
  access: { ...registrationDesk, scope: { from: 'input', class_type: 'sign_up', is_organization: true } },
  writes: 'move',
  refuses: [
    'not_found',
    'transition_refused',
    'state_changed',
    'still_paid',
    'class_full',
    'unit_full',
    'key_reused',
  ],
  needsKey: true,
  example: {
    input: {
      class_id: 180143985094819,
      enrolment_id: 180143985099001,
      to_class_id: 180143985094820,
      reason: '本人申请改到杭州参加考试',
    },
    output: {
      class_id: 180143985094820,
      enrolment_id: 180143985099457,
      enrol_no: 'C26-0105-00031',
      status: 'submitted',
    },
  },
});
