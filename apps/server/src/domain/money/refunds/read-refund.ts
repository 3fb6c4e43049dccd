import type { ClassStatus, PayMethod, PaymentStatus, RefundOrigin, RefundStatus } from '@skillcert/core';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { type CandidateAccount, candidateAccounts } from '../../foundation/access/one-hand/own-case.js';
import { standingCertificate } from '../../foundation/standing/standing-certificate.js';
import type { Standing } from './request-refund.js';

/** The facts of a refund and of its payment that an event needs. */
export interface FoundRefund {
  readonly refund_id: number;
  readonly payment_id: number;
  readonly amount_cents: number;
  readonly status: RefundStatus;
  readonly payment_status: PaymentStatus;
  readonly class_status: ClassStatus;
  readonly origin: RefundOrigin;
  readonly requested_by: number | null;
  readonly first_by: number | null;
  /** How often it came back from the bank, who reported that last, and who sent it again. */
  readonly returns: number;
  readonly returned_by: number | null;
  readonly again_by: number | null;
  /** Whether it was settled by hand, once it is done. */
  readonly is_by_hand: boolean;
  /** Whether another refund of its payment is under way. */
  readonly has_other: boolean;
  readonly method: PayMethod;
  /** Whether part of its payment came by a transfer: such a refund is made by hand, in one sum. */
  readonly is_mixed: boolean;
  /** The amount of its payment that this refund leaves. */
  readonly rest_cents: number;
  /** Whether the fee stays paid: the refund is of money above the fee. */
  readonly leaves_fee: boolean;
  /** Whether its payment has an invoice that is requested or issued. */
  readonly has_invoice: boolean;
  /** The certificate that its candidate has of the class, or is about to get. */
  readonly certificate: Standing;
  /** The staff accounts that have the phone of its candidate. */
  readonly accounts: readonly CandidateAccount[];
}

/**
 * Reads a refund. If the event ends it, the class row is locked against a cancellation, which would miss its money at
 * the same time; the payment must not be locked before.
 * @throws a Refusal `not_found` if the class has no such refund within the scope over `enrolment e`
 */
export const readRefund = async (
  tx: Transaction<Database>,
  { class_id, refund_id }: { class_id: number; refund_id: number },
  scope: RawBuilder<boolean>,
  { ends }: { readonly ends: boolean },
): Promise<FoundRefund> => {
  const { rows } = await sql<FoundRefund>`
    select r.refund_id, r.payment_id, r.amount_cents, r.status, p.status as payment_status, c.status as class_status, r.origin, r.requested_by,
      r.first_by, r.returns, r.returned_by, r.again_by, r.settled_by is not null as is_by_hand, exists (select from refund o
        where o.class_id = r.class_id and o.open_payment_id = r.payment_id and o.refund_id <> r.refund_id) as has_other, p.method, p.held_cents > 0 as is_mixed, p.amount_cents - p.refunded_cents - r.amount_cents as rest_cents,
      coalesce(p.amount_cents - p.refunded_cents - r.amount_cents >= e.fee_cents, false) as leaves_fee,
      exists (select from invoice_line l where l.class_id = p.class_id and l.open_payment_id = p.payment_id) as has_invoice,
      ${standingCertificate} as certificate, ${candidateAccounts} as accounts
    from refund r
    join class c on c.class_id = r.class_id
    join payment p on p.class_id = r.class_id and p.payment_id = r.payment_id
    join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
    where r.class_id = ${class_id} and r.refund_id = ${refund_id} and ${scope}
    ${ends ? sql`for share of c` : sql``}`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
};
