import type { Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database, NewRow } from '../../../platform/store/database.js';
import type { InvoiceLine } from './lock-invoiceable.js';

/** An invoice to be written, and the payments that it is of. */
export interface NewInvoice {
  readonly invoice: NewRow<'invoice'>;
  readonly lines: readonly InvoiceLine[];
}

/**
 * Writes invoices with their lines; the payments must be locked.
 * @throws a Refusal `not_invoiceable` when one of them got an invoice a moment ago
 */
export const writeInvoices = async (
  tx: Transaction<Database>,
  made: readonly NewInvoice[],
): Promise<void> => {
  if (made.length === 0) return;
  const lines = made.flatMap(({ invoice: { class_id, invoice_id }, lines: of }) =>
    of.map((line) => ({ ...line, class_id, invoice_id, open_payment_id: line.payment_id })),
  );
  const written = await tx
    .with('made', (within) => within.insertInto('invoice').values(made.map(({ invoice }) => invoice)))
    .insertInto('invoice_line')
    .values(lines)
    .onConflict((conflict) => conflict.columns(['class_id', 'open_payment_id']).doNothing())
    .returning('payment_id')
    .execute();
  if (written.length !== lines.length) throw new Refusal('not_invoiceable');
};

/** Writes one invoice, as {@link writeInvoices} does. */
export const writeInvoice = (
  tx: Transaction<Database>,
  invoice: NewRow<'invoice'>,
  lines: readonly InvoiceLine[],
): Promise<void> => writeInvoices(tx, [{ invoice, lines }]);
