import { z } from 'zod';
import { signUpDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { givenReason, id } from '../fields.js';
import { smsExamples } from './sms-record.js';

const enrolment_id = 180143985099002;

/**
 * Records with a reason that a candidate opts out of promotions, in every class, or opts in again. Their waiting
 * promotions are dropped.
 */
export const saveOptOut = endpoint('sms/saveOptOut', {
  summary: 'Whether a candidate wants promotions',
  input: z.strictObject({
    class_id: id,
    enrolment_id: id,
    opted_out: z.boolean(),
    reason: givenReason,
  }),
  output: z.object({ enrolment_id: id, opted_out: z.boolean() }),
  access: signUpDesk,
  writes: 'opt_out',
  refuses: ['not_found', 'state_changed'],
  example: {
    input: { class_id: smsExamples.row.class_id, enrolment_id, opted_out: true, reason: '考生来电要求' },
    output: { enrolment_id, opted_out: true },
  },
});
