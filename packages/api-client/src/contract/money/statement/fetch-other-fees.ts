import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { amount, id } from '../../fields.js';
import { paymentExamples } from '../payments/payment-record.js';

/**
 * The other fees due of the candidate of an enrolment, in any class: the surplus of a transfer may go to one of
 * them.
 */
export const fetchOtherFees = endpoint('payment/fetchOtherFees', {
  summary: 'Other fees of the same candidate that are due',
  input: z.strictObject({ class_id: id, enrolment_id: id }),
  output: z.object({
    items: z.array(
      z.object({
        class_id: id,
        class_name: z.string(),
        enrolment_id: id,
        enrol_no: z.string(),
        due_cents: amount,
        currency: z.string(),
      }),
    ),
  }),
  access: platformStaff,
  example: {
    input: { class_id: paymentExamples.row.class_id, enrolment_id: paymentExamples.row.enrolment_id },
    output: {
      items: [
        {
          class_id: 180143985094820,
          class_name: '2026年第五期（三级）上海班',
          enrolment_id: 180143985099077,
          enrol_no: 'C26-0105-00012',
          due_cents: 68_000,
          currency: 'CNY',
        },
      ],
    },
  },
});

/** A fee that a surplus may go to. */
export type OtherFee = z.infer<typeof fetchOtherFees.output>['items'][number];
