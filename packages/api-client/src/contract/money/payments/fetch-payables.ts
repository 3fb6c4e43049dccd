import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, page, searchText } from '../../fields.js';
import { payable } from './payable.js';
import { payee } from './payee.js';
import { payeeFilters, payeeGroups, payeePage } from './payee-groups.js';
import { payMethod, paymentExamples } from './payment-record.js';

/**
 * The enrolments of a class that one payment could be for now, by name: none while the class takes no money. Staff
 * of a participating unit see its own.
 */
export const fetchPayables = endpoint('payment/fetchPayables', {
  summary: 'Enrolments that can be paid for',
  input: z.strictObject({
    ...page,
    ...payeePage,
    ...payeeFilters,
    class_id: id,
    search: searchText.optional(),
  }),
  output: z.object({
    items: z.array(payable),
    total: z.int(),
    /** Units with enrolments to pay for, and the total of each. */
    units: z.array(z.object({ unit_id: id, com_name: z.string(), count: z.int(), amount_cents: z.int() })),
    /** Their employers, at most `limits.payee_groups_max`, the largest first. */
    employers: payeeGroups.employers,
    /** The methods of payment that this server can offer for them. */
    methods: z.array(payMethod),
    /** Where to transfer; null while the class takes no transfers. */
    payee: payee.nullable(),
  }),
  access: moneyDesk,
  refuses: ['not_found'],
  example: {
    input: { page: 1, limit: 20, class_id: paymentExamples.row.class_id },
    output: {
      items: [
        {
          enrolment_id: paymentExamples.row.enrolment_id,
          enrol_no: paymentExamples.row.enrol_no,
          name: paymentExamples.row.name,
          phone_masked: paymentExamples.row.phone_masked,
          com_name: '上海申培人才服务有限公司',
          fee_cents: 68_000,
          currency: 'CNY',
        },
      ],
      total: 1,
      units: [{ unit_id: 41, com_name: '上海申培人才服务有限公司', count: 1, amount_cents: 68_000 }],
      employers: [{ employer: '浦江精工有限公司', count: 1 }],
      methods: ['bank_transfer', 'wechat'],
      payee: {
        bank: '中国工商银行上海徐汇支行',
        account_name: '华东职业能力评价协会',
        account_number: '1001 2029 0920 0123 456',
        note: '',
        qr_id: null,
      },
    },
  },
});
