import { z } from 'zod';
import { amount, day, id, moment } from '../fields.js';

/** A payment beside a line of a bank statement. */
const bankPayment = z.object({
  class_id: id,
  payment_id: id,
  enrol_no: z.string(),
  name: z.string(),
  /** How many candidates it pays for; the one that is named is the first of them. */
  count: z.int(),
  class_name: z.string(),
});

/** Why a line may be a payment: its amount, the number of the enrolment in the text, the payer, the candidate, a near day. */
const matchReason = z.enum(['amount', 'number', 'payer', 'candidate', 'day']);

/** Money that came in, as the bank says it; long numbers are masked. */
export const bankLine = z.object({
  line_id: id,
  paid_on: day,
  amount_cents: amount,
  currency: z.string(),
  payer_name: z.string(),
  note: z.string(),
  /** Declared payments that it may be, the best first; none once it is one. */
  suggestions: z.array(bankPayment.extend({ reasons: z.array(matchReason) })),
  /** The payment that it is, and who found that. */
  payment: bankPayment.nullable(),
  matched_by: z.string().nullable(),
  matched_at: moment.nullable(),
});

export type BankLine = z.infer<typeof bankLine>;

/** The example that the calls of statements share. */
export const bankLineExample = {
  line_id: 180143985107001,
  paid_on: '2026-11-10',
  amount_cents: 68_000,
  currency: 'CNY',
  payer_name: '李晓明',
  note: '报名费 C26-0104-00058',
  suggestions: [
    {
      class_id: 180143985094819,
      payment_id: 180143985101001,
      enrol_no: 'C26-0104-00058',
      name: '李晓明',
      count: 1,
      class_name: '2026年第四期（三级）上海班',
      reasons: ['amount', 'number', 'payer', 'candidate', 'day'],
    },
  ],
  payment: null,
  matched_by: null,
  matched_at: null,
} satisfies BankLine;
