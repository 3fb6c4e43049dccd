import type { Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database, NewRow } from '../../../platform/store/database.js';
import type { InvoiceLine } from './lock-invoiceable.js';

/**
 * Writes an invoice with its lines; the payments must be locked.
 * @throws a Refusal `not_invoiceable` when one of them got an invoice a moment ago
 */
export const writeInvoice = async (
  tx: Transaction<Database>,
  invoice: NewRow<'invoice'>,
  lines: readonly InvoiceLine[],
): Promise<void> => {
  const { class_id, invoice_id } = invoice;
  const written = await tx
    .with('made', (within) => within.insertInto('invoice').values(invoice))
    .insertInto('invoice_line')
    .values(lines.map((line) => ({ ...line, class_id, invoice_id, open_payment_id: line.payment_id })))
    .onConflict((conflict) => conflict.columns(['class_id', 'open_payment_id']).doNothing())
    .returning('payment_id')
    .execute();
  if (written.length !== lines.length) throw new Refusal('not_invoiceable');
};
