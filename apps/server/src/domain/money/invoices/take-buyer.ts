import {
  accountDigits,
  checkInvoiceTitle,
  type InvoiceTitle,
  maskAccountNumber,
  normaliseCreditCode,
} from '@skillcert/core';
import type { Transaction } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import type { Call } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import type { KeptBuyer } from '../../../platform/store/tables/invoice-tables.js';

type Input = Call<'payment/requestInvoice'>['input'];
type Typed = Extract<Input['buyer'], { from: 'typed' }>;

/** A buyer as an invoice keeps it. */
export interface Buyer extends KeptBuyer {
  readonly title_type: InvoiceTitle['title_type'];
}

const typedTitle = ({ title_type, title, ...typed }: Typed, kind: InvoiceTitle['kind']): InvoiceTitle => ({
  kind,
  title_type,
  title,
  tax_no: title_type === 'unit' ? normaliseCreditCode(typed.tax_no ?? '') : '',
  address: typed.address ?? '',
  phone: typed.phone ?? '',
  bank: typed.bank ?? '',
  account_number: accountDigits(typed.account_number ?? ''),
});

const bookTitle = async (
  tx: Transaction<Database>,
  { title_id, unit_id }: { readonly title_id: number; readonly unit_id: number | null },
  kind: InvoiceTitle['kind'],
  keyring: Keyring,
): Promise<InvoiceTitle> => {
  const kept = await tx
    .selectFrom('invoice_title')
    .selectAll()
    .where('title_id', '=', title_id)
    .where('unit_id', '=', unit_id ?? 0)
    .executeTakeFirst();
  if (!kept) throw refuseFields({ title_id: 'not_offered' });
  const { title, tax_no, address, bank, phone_enc, account_number_enc } = kept;
  return {
    kind,
    title_type: 'unit',
    title,
    tax_no,
    address,
    phone: phone_enc ? keyring.open('phone', phone_enc) : '',
    bank,
    account_number: account_number_enc ? keyring.open('account_number', account_number_enc) : '',
  };
};

const sealed = (keyring: Keyring, field: 'phone' | 'account_number', text: string): Buffer | null =>
  text === '' ? null : keyring.seal(field, text);

/**
 * The buyer of an invoice, typed or out of the title book of the caller's unit, checked and sealed.
 * @throws a Refusal with the fields that are wrong
 */
export const takeBuyer = async (
  tx: Transaction<Database>,
  { buyer, kind }: Pick<Input, 'buyer' | 'kind'>,
  unit_id: number | null,
  keyring: Keyring,
): Promise<Buyer> => {
  const given =
    buyer.from === 'typed'
      ? typedTitle(buyer, kind)
      : await bookTitle(tx, { title_id: buyer.title_id, unit_id }, kind, keyring);
  const problems = checkInvoiceTitle(given);
  if (Object.keys(problems).length > 0) throw refuseFields(problems);
  const { title_type, title, tax_no, address, phone, bank, account_number } = given;
  return {
    title_type,
    title,
    tax_no,
    address,
    phone_enc: sealed(keyring, 'phone', phone),
    phone_masked: maskAccountNumber(phone),
    bank,
    account_number_enc: sealed(keyring, 'account_number', account_number),
    account_number_masked: maskAccountNumber(account_number),
  };
};
