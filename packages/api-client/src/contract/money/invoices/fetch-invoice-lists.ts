import { limits, moneyColumns } from '@skillcert/core';
import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, listOf, page, searchText } from '../../fields.js';
import { invoiceExamples, invoiceKind, invoiceRow, invoiceStatus, invoicesToDo } from './invoice-record.js';

/** The filters and the order of the invoices of a class. */
export const invoiceListFilters = {
  class_id: id,
  search: searchText.optional(),
  status: z.array(invoiceStatus).max(limits.filter_choices_max).optional(),
  kind: invoiceKind.optional(),
  /** `to_do`: invoices that wait for the desk come first, each part by `created_at`. */
  sort: z.enum(moneyColumns).default('created_at'),
  order: z.enum(['asc', 'desc']).default('desc'),
};

/**
 * The invoices of a class, and the number that wait. `search` finds a title, a whole tax number, request number or
 * invoice number.
 */
export const fetchInvoiceLists = endpoint('payment/fetchInvoiceLists', {
  summary: 'Invoices of a class',
  input: z.strictObject({ ...page, ...invoiceListFilters }),
  output: listOf(invoiceRow).extend(invoicesToDo),
  access: moneyDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: invoiceExamples.row.class_id, page: 1, limit: 20, status: ['issued'] },
    output: { items: [invoiceExamples.row], total: 1, to_do: invoiceExamples.to_do },
  },
});
