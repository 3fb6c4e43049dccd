import { formatSerial, type Programme } from '@skillcert/core';
import type { NewRow } from '../../platform/store/database.js';
import { newId } from '../../platform/store/new-id.js';
import type { PaymentRows } from './payment-rows.js';

interface Paper {
  readonly class_code: string;
  /** The name of the payee who received the money. */
  readonly payee_name: string;
  readonly numbers: Programme['numbers'];
}

/** A receipt for each payment that came in, numbered by the time of its entry in the ledger. */
export const receiptRows = (
  { payments, entries }: PaymentRows,
  { class_code, payee_name, numbers }: Paper,
): NewRow<'receipt'>[] => {
  const payers = new Map(payments.map(({ payment_id, payer_name }) => [payment_id, payer_name]));
  return entries
    .filter(({ kind }) => kind === 'payment')
    .toSorted((a, b) => Number(a.created_at) - Number(b.created_at))
    .map(({ class_id, payment_id, amount_cents, currency, created_by, created_at }, index) => ({
      class_id,
      receipt_id: newId(),
      payment_id,
      receipt_no: formatSerial(numbers.receipt, { class_code, serial: index + 1 }),
      payer_name: payers.get(payment_id) ?? '',
      payee_name,
      amount_cents,
      currency,
      issued_by: created_by,
      issued_at: created_at,
    }));
};
