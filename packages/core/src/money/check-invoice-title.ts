import { isCreditCode } from '../validate/is-credit-code.js';
import { isAccountNumber } from './account-number.js';

/** The facts that an invoice states about its buyer. */
export interface InvoiceTitle {
  readonly kind: 'ordinary' | 'special';
  readonly title_type: 'personal' | 'unit';
  readonly title: string;
  /** The unified social credit code of a unit. */
  readonly tax_no: string;
  readonly address: string;
  readonly phone: string;
  readonly bank: string;
  readonly account_number: string;
}

/** A field of {@link InvoiceTitle}. */
export type InvoiceTitleField = keyof InvoiceTitle;

type Problem = 'required' | 'not_offered' | 'invalid_credit_code' | 'invalid_account_number';

/** The fields of a buyer that a special invoice needs, beside title and tax number. */
export const specialInvoiceFields = ['address', 'phone', 'bank', 'account_number'] as const;

const problemOf = (buyer: InvoiceTitle, field: InvoiceTitleField): Problem | undefined => {
  const { kind, title_type, tax_no, account_number } = buyer;
  const isUnit = title_type === 'unit';
  const wanted =
    field === 'title' ||
    (field === 'tax_no' && isUnit) ||
    (kind === 'special' && specialInvoiceFields.some((each) => each === field));
  if (wanted && buyer[field] === '') return 'required';
  if (field === 'kind' && kind === 'special' && !isUnit) return 'not_offered';
  if (field === 'tax_no' && isUnit && !isCreditCode(tax_no)) return 'invalid_credit_code';
  if (field === 'account_number' && account_number !== '' && !isAccountNumber(account_number)) {
    return 'invalid_account_number';
  }
  return undefined;
};

const fields: readonly InvoiceTitleField[] = ['kind', 'title', 'tax_no', ...specialInvoiceFields];

/**
 * The problems that keep a buyer from an invoice, by field; empty if there are none. A unit needs its tax
 * number; a special invoice is for units alone and needs address, telephone, bank and account as well.
 */
export const checkInvoiceTitle = (
  buyer: InvoiceTitle,
): Readonly<Partial<Record<InvoiceTitleField, Problem>>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOf(buyer, field);
      return problem ? [[field, problem]] : [];
    }),
  );
