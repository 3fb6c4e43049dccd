import { z } from 'zod';
import { accountKeepers } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { accountNumber, bankFields } from '../bank-account.js';
import { paymentInfo, paymentInfoExample } from './payment-info.js';

/** Replaces the payee account of a unit as a whole: a number that nobody can read cannot be corrected in part. */
export const updatePaymentInfo = endpoint('user/updatePaymentInfo', {
  summary: 'Replace the payee account of a unit',
  input: z.strictObject({ unit_id: id.optional(), ...bankFields, account_number: accountNumber }),
  output: paymentInfo,
  access: accountKeepers,
  refuses: ['not_found'],
  example: {
    input: {
      bank: '中国工商银行上海徐汇支行',
      account_name: '华东职业能力评价协会',
      account_number: '6222 0210 0111 6245 123',
    },
    output: paymentInfoExample,
  },
});
