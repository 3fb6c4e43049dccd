import { z } from 'zod';
import { amount, id, moment } from '../../fields.js';
import { payable } from './payable.js';
import { paymentExamples } from './payment-record.js';

/** An approved enrolment whose fee is not paid; the phone is masked. */
export const unpaid = payable.extend({
  class_id: id,
  /** The part of it that arrived in transfers that were too small. */
  received_cents: amount,
  /** Whether a transfer of exactly the fee is declared; only among those whom a line of the bank may pay for. */
  is_declared: z.boolean(),
  class_name: z.string(),
  /** The end of payment in the class; null if it has none. */
  pay_until: moment.nullable(),
});

export type Unpaid = z.infer<typeof unpaid>;

/** A page of them, and the total of all. */
export const unpaidList = z.object({ items: z.array(unpaid), total: z.int(), amount_cents: amount });

/** The example that both lists share. */
export const unpaidExample = {
  items: [
    {
      class_id: paymentExamples.row.class_id,
      class_name: '2026年第四期（三级）上海班',
      enrolment_id: paymentExamples.row.enrolment_id,
      enrol_no: paymentExamples.row.enrol_no,
      name: paymentExamples.row.name,
      phone_masked: paymentExamples.row.phone_masked,
      com_name: '上海申培人才服务有限公司',
      fee_cents: 68_000,
      received_cents: 0,
      is_declared: false,
      currency: 'CNY',
      pay_until: '2026-11-28T10:00:00.000Z',
    },
  ],
  total: 1,
  amount_cents: 68_000,
} satisfies z.infer<typeof unpaidList>;
