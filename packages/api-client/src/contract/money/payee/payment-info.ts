import { z } from 'zod';
import { id, moment } from '../../fields.js';

/** The payee account of a unit. Of its number only the end is ever shown; null and empty until it is given. */
export const paymentInfo = z.object({
  unit_id: id.nullable(),
  bank: z.string(),
  account_name: z.string(),
  account_number_masked: z.string(),
  updated_at: moment.nullable(),
});

/** The example that the calls of payee accounts share. */
export const paymentInfoExample = {
  unit_id: 3,
  bank: '中国工商银行上海徐汇支行',
  account_name: '华东职业能力评价协会',
  account_number_masked: '***************5123',
  updated_at: '2026-11-20T08:00:00Z',
};
