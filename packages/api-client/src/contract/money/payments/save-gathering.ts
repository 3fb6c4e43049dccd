import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { accountNumber, bankFields } from '../bank-account.js';
import { gathering, gatheringExample, gatheringTerms } from './gathering.js';
import { payMethod } from './payment-record.js';

/**
 * Writes how the fees of a class are collected. The price of enrolments that are approved already stays what it was.
 * `updated_at` is the version that the editor saw: settings changed since then answer `state_changed`.
 */
export const saveGathering = endpoint('payment/saveGathering', {
  summary: 'Change how the fees of a class are collected',
  input: z.strictObject({
    class_id: id,
    ...gatheringTerms,
    /** As they are where left out. */
    methods: z.array(payMethod).min(1, 'required').max(payMethod.options.length).optional(),
    /** `kept`: unchanged. `unit`: the account of the class’s unit. `entered`: this one. */
    payee: z.discriminatedUnion('from', [
      z.strictObject({ from: z.literal('kept') }),
      z.strictObject({ from: z.literal('unit') }),
      z.strictObject({ from: z.literal('entered'), ...bankFields, account_number: accountNumber }),
    ]),
    /** The collection QR: a picture that the caller sent by `payment/uploadProof`, null for none; left out it stays. */
    qr_id: id.nullable().optional(),
    updated_at: moment.nullable(),
  }),
  output: gathering,
  access: moneyDesk,
  writes: 'gathering',
  refuses: ['not_found', 'state_changed', 'transition_refused'],
  example: {
    input: {
      class_id: gatheringExample.class_id,
      fee_cents: gatheringExample.fee_cents,
      organization_fee_cents: gatheringExample.organization_fee_cents,
      pay_until: gatheringExample.pay_until,
      note: gatheringExample.note,
      methods: gatheringExample.methods,
      payee: {
        from: 'entered',
        bank: '中国工商银行上海徐汇支行',
        account_name: '华东职业能力评价协会',
        account_number: '6222 0210 0111 6245 123',
      },
      updated_at: null,
    },
    output: gatheringExample,
  },
});
