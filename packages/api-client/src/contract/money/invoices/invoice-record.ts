import {
  type InvoiceStatus,
  invoiceDigits,
  invoiceLifecycle,
  isInvoiceNumber,
  limits,
} from '@skillcert/core';
import { z } from 'zod';
import { amount, id, line, moment, waitingCount } from '../../fields.js';
import { paymentExamples } from '../payments/payment-record.js';

const statuses = Object.keys(invoiceLifecycle.states) as [InvoiceStatus, ...InvoiceStatus[]];

/** A state of the invoice lifecycle. */
export const invoiceStatus = z.enum(statuses);

/** `special`: one whose tax the buyer deducts; for units alone. */
export const invoiceKind = z.enum(['ordinary', 'special']);

/** The kind of name on it. */
export const invoiceTitleType = z.enum(['personal', 'unit']);

/** The number that the tax system gave an invoice: 20 digits, or 8 on older paper. */
export const invoiceNumber = z
  .string()
  .transform(invoiceDigits)
  .refine((digits) => digits !== '', 'required')
  .refine(isInvoiceNumber, 'invalid');

/** The buyer's details on paper, as typed; `checkInvoiceTitle` of the core decides which are required. */
export const typedTitle = {
  title_type: invoiceTitleType,
  title: line(limits.invoice_title_length_max),
  tax_no: line(limits.tax_no_length_max).optional(),
  address: line(limits.invoice_address_length_max).optional(),
  phone: line(limits.invoice_phone_length_max).optional(),
  bank: line(limits.bank_length_max).optional(),
  account_number: line(limits.invoice_account_length_max).optional(),
};

/** A buyer as it is shown: of telephone and account only the end. */
export const shownTitle = z.object({
  title_type: invoiceTitleType,
  title: z.string(),
  tax_no: z.string(),
  address: z.string(),
  phone_masked: z.string(),
  bank: z.string(),
  account_number_masked: z.string(),
});

/** A row of a class's invoices. */
export const invoiceRow = z.object({
  class_id: id,
  invoice_id: id,
  /** The number of the request, counted in the class without a gap. */
  request_no: z.string(),
  kind: invoiceKind,
  title_type: invoiceTitleType,
  title: z.string(),
  tax_no: z.string(),
  amount_cents: amount,
  currency: z.string(),
  /** The number of its payments. */
  payments: z.int(),
  status: invoiceStatus,
  /** The number of the tax system, once it is issued. */
  invoice_no: z.string().nullable(),
  created_at: moment,
  updated_at: moment,
});
export type InvoiceRow = z.infer<typeof invoiceRow>;

/** The number of invoices that wait for a desk, under any filters of the list. */
export const invoicesToDo = {
  to_do: z.object({
    requested: waitingCount,
    issuing: waitingCount,
    issue_failed: waitingCount,
    red_requested: waitingCount,
  }),
};

const rowExample = {
  class_id: paymentExamples.row.class_id,
  invoice_id: 180143985104004,
  request_no: 'C26-0104-F00012',
  kind: 'special',
  title_type: 'unit',
  title: '浦江精工有限公司',
  tax_no: '91350100M000100Y43',
  amount_cents: 68_000,
  currency: 'CNY',
  payments: 1,
  status: 'issued',
  invoice_no: '26312000000012345678',
  created_at: '2026-11-12T01:05:00Z',
  updated_at: '2026-11-13T03:20:40Z',
} satisfies InvoiceRow;

/** Examples that the calls of this area share. */
export const invoiceExamples = {
  row: rowExample,
  to_do: { requested: 2, issuing: 1, issue_failed: 0, red_requested: 0 },
  shown: {
    title_type: 'unit',
    title: rowExample.title,
    tax_no: rowExample.tax_no,
    address: '上海市徐汇区漕溪北路 1 号',
    phone_masked: '********4567',
    bank: '中国工商银行上海徐汇支行',
    account_number_masked: '***************2345',
  },
} as const;
