import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { amount, cents, listOf, page } from '../../fields.js';
import { onlineMethod } from '../../money/payments/payment-record.js';
import { creditDesk, topUpExamples, topUpFilters, topUpRow } from './top-up-record.js';

const { class_id, row } = topUpExamples;

/**
 * The message balance of the institution of a class, the ways to top it up, and its orders by state, the newest
 * first.
 */
export const fetchSmsCredit = endpoint('sms/fetchSmsCredit', {
  summary: 'The balance for messages of a class’s institution, and its orders',
  input: z.strictObject({ ...page, ...topUpFilters }),
  output: listOf(topUpRow).extend({
    /** Null for a class of the platform, whose messages need no balance. */
    com_name: z.string().nullable(),
    balance_cents: amount,
    /** Below it the balance is low. */
    alarm_cents: cents,
    currency: z.string(),
    /** The price of one segment. */
    segment_cents: cents,
    packages: z.array(z.object({ id: z.string(), amount_cents: amount })),
    methods: z.array(onlineMethod),
    /** The newest order that waits to be paid, under any filter of the list. */
    waiting: topUpRow.nullable(),
  }),
  access: creditDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id, page: 1, limit: 20, status: 'paid' },
    output: {
      com_name: '华东职业能力评价协会',
      balance_cents: 43_180,
      alarm_cents: 5_000,
      currency: 'CNY',
      segment_cents: 5,
      packages: [{ id: 'medium', amount_cents: 50_000 }],
      methods: ['wechat'],
      waiting: null,
      items: [row],
      total: 1,
    },
  },
});
