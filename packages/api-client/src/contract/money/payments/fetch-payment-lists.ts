import { limits, moneyColumns } from '@skillcert/core';
import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, listOf, page, searchText, waitingCount } from '../../fields.js';
import { payMethod, paymentExamples, paymentRow, paymentStatus, refundStatus } from './payment-record.js';

/** The filters and the order of the payments of a class. */
export const paymentListFilters = {
  class_id: id,
  search: searchText.optional(),
  status: z.array(paymentStatus).max(limits.filter_choices_max).optional(),
  method: z.array(payMethod).max(payMethod.options.length).optional(),
  refund_status: z.array(refundStatus).max(limits.filter_choices_max).optional(),
  /** `to_do`: what waits for the desk comes first, each part by `created_at`. */
  sort: z.enum(moneyColumns).default('created_at'),
  order: z.enum(['asc', 'desc']).default('desc'),
};

/**
 * The payments of a class, and the number of them and of their refunds that wait for the desk, under any filters.
 * `search` finds a name, an enrolment number, an exact phone or an exact identity number.
 */
export const fetchPaymentLists = endpoint('payment/fetchPaymentLists', {
  summary: 'Payments of a class with their refunds',
  input: z.strictObject({ ...page, ...paymentListFilters }),
  output: listOf(paymentRow).extend({
    to_do: z.object({ declared: waitingCount, confirmed_late: waitingCount }),
    refunds_to_do: z.object({
      requested: waitingCount,
      approved: waitingCount,
      manual: waitingCount,
      returned: waitingCount,
    }),
  }),
  access: moneyDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: paymentExamples.row.class_id, page: 1, limit: 20, status: ['confirmed'] },
    output: {
      items: [paymentExamples.row],
      total: 1,
      to_do: { declared: 4, confirmed_late: 0 },
      refunds_to_do: { requested: 1, approved: 0, manual: 0, returned: 0 },
    },
  },
});
