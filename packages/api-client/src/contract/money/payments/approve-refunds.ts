import { limits } from '@skillcert/core';
import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { leftOut } from '../../left-out.js';
import { paymentExamples, refundStatus } from './payment-record.js';

/**
 * Approves many refunds of a class, for the first or the second time, each as `class/drawOk` does: those that the
 * caller requested or approved before, that an invoice blocks, or that can no longer be approved, are left out and
 * listed with the reason. All approvals happen together.
 */
export const approveRefunds = endpoint('payment/approveRefunds', {
  summary: 'Approve many refunds',
  input: z.strictObject({
    class_id: id,
    refund_ids: z.array(id).min(1, 'required').max(limits.decide_at_once_max, 'too_big'),
    event: z.enum(['first_approve', 'second_approve']),
  }),
  output: z.object({
    done: z.array(z.object({ refund_id: id, status: refundStatus })),
    left_out: z.array(
      z.object({
        refund_id: id,
        ...leftOut([
          'not_found',
          'transition_refused',
          'another_person',
          'invoice_live',
          'certificate_stands',
        ]),
      }),
    ),
  }),
  access: moneyDesk,
  writes: 'refund_decision',
  needsKey: true,
  refuses: ['not_found', 'state_changed'],
  example: {
    input: {
      class_id: paymentExamples.row.class_id,
      refund_ids: [paymentExamples.refund.refund_id, 180143985102003],
      event: 'first_approve',
    },
    output: {
      done: [{ refund_id: paymentExamples.refund.refund_id, status: 'approved' }],
      left_out: [
        {
          refund_id: 180143985102003,
          why: 'another_person',
          message: '须由另一人办理：此前的步骤由您办理。',
        },
      ],
    },
  },
});
