import { limits } from '@skillcert/core';
import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { listOf, page, searchText, waitingCount } from '../../fields.js';
import { payMethod, paymentExamples, paymentRow, paymentStatus, refundStatus } from './payment-record.js';

/** A row of the payments of all classes. */
const anyPaymentRow = paymentRow.extend({ class_name: z.string() });

export type AnyPaymentRow = z.infer<typeof anyPaymentRow>;

/** The filters and the order of the payments of every class. */
export const allPaymentFilters = {
  search: searchText.optional(),
  status: z.array(paymentStatus).max(limits.filter_choices_max).optional(),
  method: z.array(payMethod).max(payMethod.options.length).optional(),
  refund_status: z.array(refundStatus).max(limits.filter_choices_max).optional(),
  order: z.enum(['asc', 'desc']).default('desc'),
};

/**
 * The payments of every class, by start, and the number of them and of their refunds that wait for a desk. `search`
 * finds a name, an exact phone or an exact identity number.
 */
export const fetchAllPayments = endpoint('payment/fetchAllPayments', {
  summary: 'Payments across all classes',
  input: z.strictObject({ ...page, ...allPaymentFilters }),
  output: listOf(anyPaymentRow).extend({
    to_do: z.object({ declared: waitingCount, confirmed_late: waitingCount }),
    refunds_to_do: z.object({
      requested: waitingCount,
      approved: waitingCount,
      manual: waitingCount,
      returned: waitingCount,
    }),
  }),
  access: platformStaff,
  example: {
    input: { page: 1, limit: 20, method: ['wechat'] },
    output: {
      items: [{ ...paymentExamples.row, method: 'wechat', class_name: '2026年第四期（三级）上海班' }],
      total: 1,
      to_do: { declared: 12, confirmed_late: 1 },
      refunds_to_do: { requested: 3, approved: 2, manual: 0, returned: 0 },
    },
  },
});
