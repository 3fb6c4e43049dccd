import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { cents, id, listOf, page } from '../fields.js';
import { onlineMethod } from '../payment/payment-record.js';
import { creditDesk, topUpExamples, topUpRow } from './top-up-record.js';

const { class_id, row } = topUpExamples;

/** What the institution of a class has left for messages, how it can be topped up, and its orders, the newest first. */
export const fetchSmsCredit = endpoint('sms/fetchSmsCredit', {
  summary: 'The balance for messages of a class’s institution, and its orders',
  input: z.strictObject({ ...page, class_id: id }),
  output: listOf(topUpRow).extend({
    /** Null for a class of the platform, whose messages need no balance. */
    com_name: z.string().nullable(),
    balance_cents: cents,
    /** Below it the balance is low. */
    alarm_cents: cents,
    currency: z.string(),
    /** What one segment costs. */
    segment_cents: cents,
    packages: z.array(z.object({ id: z.string(), amount_cents: cents })),
    methods: z.array(onlineMethod),
  }),
  access: creditDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id, page: 1, limit: 20 },
    output: {
      com_name: '华东职业能力评价协会',
      balance_cents: 43_180,
      alarm_cents: 5_000,
      currency: 'CNY',
      segment_cents: 5,
      packages: [{ id: 'medium', amount_cents: 50_000 }],
      methods: ['wechat'],
      items: [row],
      total: 1,
    },
  },
});
