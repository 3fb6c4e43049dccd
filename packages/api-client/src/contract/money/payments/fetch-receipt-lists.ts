import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { amount, id, listOf, moment, page, searchText } from '../../fields.js';
import { paymentExamples } from './payment-record.js';

/** The receipt of a payment, as it was when the money arrived. */
export const receiptRow = z.object({
  class_id: id,
  receipt_id: id,
  payment_id: id,
  receipt_no: z.string(),
  enrol_no: z.string(),
  /** The candidates it was paid for. */
  name: z.string(),
  payer_name: z.string(),
  /** The recipient of the money. */
  payee_name: z.string(),
  paid_on: z.iso.date(),
  amount_cents: amount,
  /** The part of it that was refunded since. */
  refunded_cents: amount,
  /** Whether it was issued in error: its payment was matched with the wrong line of the bank. */
  is_void: z.boolean(),
  currency: z.string(),
  /** The person who confirmed that the money arrived. */
  issued_by: z.string().nullable(),
  issued_at: moment,
});

export type ReceiptRow = z.infer<typeof receiptRow>;

const { class_id, payment_id, enrol_no, name, amount_cents, currency } = paymentExamples.row;

/** The filters and the order of the receipts of a class. */
export const receiptListFilters = {
  class_id: id,
  search: searchText.optional(),
  sort: z.enum(['issued_at', 'amount_cents']).default('issued_at'),
  order: z.enum(['asc', 'desc']).default('desc'),
};

/** A receipt, as the list and its candidate see it. */
export const receiptExample = {
  class_id,
  receipt_id: 180143985103003,
  payment_id,
  receipt_no: 'C26-0104-R00058',
  enrol_no,
  name,
  payer_name: name,
  payee_name: '华东职业能力评价协会',
  paid_on: '2026-11-10',
  amount_cents,
  refunded_cents: 0,
  is_void: false,
  currency,
  issued_by: '林秋月',
  issued_at: '2026-11-11T03:20:40Z',
};

/** The receipts of a class. `search` finds a receipt number, and what finds a payment. */
export const fetchReceiptLists = endpoint('payment/fetchReceiptLists', {
  summary: 'Receipts of a class',
  input: z.strictObject({ ...page, ...receiptListFilters }),
  output: listOf(receiptRow),
  access: moneyDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id, page: 1, limit: 20 },
    output: {
      items: [receiptExample],
      total: 1,
    },
  },
});
