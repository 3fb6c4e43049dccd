import { z } from 'zod';
import { accountKeepers } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { paymentInfo, paymentInfoExample } from './payment-info.js';

/** The payee account of a unit: defaults to the caller's own; administrators may name any. */
export const fetchPaymentInfo = endpoint('user/fetchPaymentInfo', {
  summary: 'The payee account of a unit',
  input: z.strictObject({ unit_id: id.optional() }),
  output: paymentInfo,
  access: accountKeepers,
  refuses: ['not_found'],
  example: { input: {}, output: paymentInfoExample },
});
