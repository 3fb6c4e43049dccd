import type { ImportField } from '@skillcert/api-client/contract';
import { checkInvoiceTitle, isEmail, limits, normaliseCreditCode } from '@skillcert/core';
import type { ImportProblem, Row } from '../../../../platform/store/database.js';

/** The invoice that a row wishes for its fee: the title, and the address where it is sent. */
export type InvoiceWish = Pick<Row<'invoice_wish'>, 'title_type' | 'title' | 'tax_no' | 'email'>;

const rest = { address: '', phone: '', bank: '', account_number: '' };
const fieldOf = { title: 'invoice_title', tax_no: 'invoice_tax_no' } as const;

/**
 * Reads the invoice wish of a row: undefined if it has none, or its problems. A title that is not the candidate's own
 * name is that of a unit, which needs a tax number.
 */
export const readWish = (text: (field: ImportField) => string): InvoiceWish | undefined | ImportProblem[] => {
  const [title, email] = [text('invoice_title'), text('invoice_email')];
  const tax_no = normaliseCreditCode(text('invoice_tax_no'));
  if (!title && !tax_no && !email) return undefined;
  const title_type = tax_no || (title && title !== text('name')) ? 'unit' : 'personal';
  const found = checkInvoiceTitle({ kind: 'ordinary', title_type, title, tax_no, ...rest });
  const problems = Object.entries(fieldOf).flatMap(([each, field]): ImportProblem[] => {
    // Every key of `fieldOf` is a field of an invoice title.
    const problem = found[each as keyof typeof fieldOf];
    return problem ? [{ field, say: `field.${problem}` }] : [];
  });
  if (title.length > limits.invoice_title_length_max)
    problems.push({ field: 'invoice_title', say: 'field.too_long' });
  if (email && !isEmail(email)) problems.push({ field: 'invoice_email', say: 'field.invalid_email' });
  return problems.length > 0 ? problems : { title_type, title, tax_no, email };
};
