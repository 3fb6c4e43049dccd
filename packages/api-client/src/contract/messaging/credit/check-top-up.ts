import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { creditDesk, topUpExamples, topUpRow } from './top-up-record.js';

const { class_id, row } = topUpExamples;

/** Asks the provider for the state of an order (`ask`), or abandons an unpaid one (`leave`). */
export const checkTopUp = endpoint('sms/checkTopUp', {
  summary: 'Ask the provider about an order of credit, or give it up',
  input: z.strictObject({ class_id: id, order_id: id, event: z.enum(['ask', 'leave']) }),
  output: topUpRow.pick({ order_id: true, status: true }),
  access: creditDesk,
  refuses: ['not_found', 'transition_refused', 'provider_unavailable', 'too_many'],
  example: {
    input: { class_id, order_id: row.order_id, event: 'ask' },
    output: { order_id: row.order_id, status: 'paid' },
  },
});
