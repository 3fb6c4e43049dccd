import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { settlementExamples, settlementRule } from './settlement-record.js';

const { rule } = settlementExamples;

/** Withdraws a rule that has not begun. */
export const withdrawSettlementRule = endpoint('payment/withdrawSettlementRule', {
  summary: 'Withdraw a settlement rule that has not begun',
  input: z.strictObject({ rule_id: id }),
  output: settlementRule,
  access: platformStaff,
  refuses: ['state_changed'],
  example: {
    input: { rule_id: rule.rule_id },
    output: {
      ...rule,
      state: 'withdrawn',
      withdrawn_by: '许静怡',
      withdrawn_at: '2026-11-23T02:00:00.000Z',
    },
  },
});
