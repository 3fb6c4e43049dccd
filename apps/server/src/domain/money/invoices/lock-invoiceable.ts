import type { PaymentStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Candidate, StaffSession } from '../../../platform/http/calls/caller.js';
import { isStaff } from '../../../platform/http/calls/is-staff.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { refundableStates } from '../../foundation/standing/refundable-states.js';
import { paidByMany } from '../payments/paid-by-many.js';

/** The part of an invoice that one payment makes up. */
export interface InvoiceLine {
  readonly payment_id: number;
  readonly amount_cents: number;
}

interface Found extends InvoiceLine {
  readonly status: PaymentStatus;
  readonly reserved_cents: number;
  readonly has_invoice: boolean;
  readonly currency: string;
  readonly class_code: string;
}

interface Asked {
  readonly class_id: number;
  readonly payment_ids: readonly number[];
}

const isInvoiceable = ({ status, reserved_cents, amount_cents, has_invoice }: Found) =>
  refundableStates.includes(status) && reserved_cents === 0 && amount_cents > 0 && !has_invoice;

/**
 * Locks payments whose money has arrived and is not going back, so that no refund is requested beside their invoice.
 * @throws a Refusal: not_found, or not_invoiceable if one of them is not
 */
export const lockInvoiceable = async (
  tx: Transaction<Database>,
  { class_id, payment_ids }: Asked,
  caller: Candidate | StaffSession | 'clock',
): Promise<{
  readonly lines: readonly InvoiceLine[];
  readonly currency: string;
  readonly class_code: string;
}> => {
  // A payment that a unit made for candidates is invoiced to the unit, not to a candidate.
  const scope =
    caller === 'clock' || isStaff(caller)
      ? sql<boolean>`true`
      : sql<boolean>`e.phone_index = ${caller.phone_index} and not ${paidByMany}`;
  const { rows } = await sql<Found>`
    select p.payment_id, p.status, p.reserved_cents, p.amount_cents - p.refunded_cents as amount_cents, p.currency,
      c.code as class_code,
      exists (select from invoice_line l where l.class_id = p.class_id and l.open_payment_id = p.payment_id) as has_invoice
    from payment p
    join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
    join class c on c.class_id = p.class_id
    where p.class_id = ${class_id} and p.payment_id = any(${[...payment_ids]}::bigint[]) and ${scope}
    order by p.payment_id for update of p`.execute(tx);
  const [first] = rows;
  if (!first || rows.length !== new Set(payment_ids).size) throw new Refusal('not_found');
  const { currency, class_code } = first;
  if (!rows.every((row) => isInvoiceable(row) && row.currency === currency)) {
    throw new Refusal('not_invoiceable');
  }
  const lines = rows.map(({ payment_id, amount_cents }) => ({ payment_id, amount_cents }));
  return { lines, currency, class_code };
};
