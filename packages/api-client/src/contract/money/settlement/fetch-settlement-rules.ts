import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { settlementExamples, settlementRule } from './settlement-record.js';

/** Every rule there is or was, the latest to begin first. */
export const fetchSettlementRules = endpoint('payment/fetchSettlementRules', {
  summary: 'The rules that money is shared out by',
  input: z.strictObject({}),
  output: z.object({ items: z.array(settlementRule) }),
  access: platformStaff,
  example: { input: {}, output: { items: [settlementExamples.rule] } },
});
