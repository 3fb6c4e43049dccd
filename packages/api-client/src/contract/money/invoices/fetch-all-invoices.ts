import { limits } from '@skillcert/core';
import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { listOf, page, searchText } from '../../fields.js';
import { invoiceExamples, invoiceKind, invoiceRow, invoiceStatus, invoicesToDo } from './invoice-record.js';

/** A row of the invoices of all classes. */
const anyInvoiceRow = invoiceRow.extend({ class_name: z.string() });

export type AnyInvoiceRow = z.infer<typeof anyInvoiceRow>;

/** The filters and the order of the invoices of every class. */
export const allInvoiceFilters = {
  search: searchText.optional(),
  status: z.array(invoiceStatus).max(limits.filter_choices_max).optional(),
  kind: invoiceKind.optional(),
  order: z.enum(['asc', 'desc']).default('desc'),
};

/**
 * The invoices of every class, by time of request, and the number that wait. `search` finds a title, a whole tax
 * number, request number or invoice number.
 */
export const fetchAllInvoices = endpoint('payment/fetchAllInvoices', {
  summary: 'Invoices across all classes',
  input: z.strictObject({ ...page, ...allInvoiceFilters }),
  output: listOf(anyInvoiceRow).extend(invoicesToDo),
  access: platformStaff,
  example: {
    input: { page: 1, limit: 20, status: ['issued'] },
    output: {
      items: [{ ...invoiceExamples.row, class_name: '2026年第四期（三级）上海班' }],
      total: 1,
      to_do: invoiceExamples.to_do,
    },
  },
});
