import type { RefundOrigin } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';

/** The amount of a payment that goes back. */
export interface DuePayment {
  readonly payment_id: number;
  /** At most the amount paid that is neither refunded nor reserved. */
  readonly amount_cents: number;
}

interface Request {
  readonly class_id: number;
  readonly origin: RefundOrigin;
  /** Whether the class keeps for good what the refund leaves. */
  readonly settles?: boolean;
  readonly reason: string;
  readonly requested_by: number | null;
  readonly now: Date;
}

/** A refund as it was requested. */
export interface NewRefund {
  readonly refund_id: number;
  readonly payment_id: number;
  readonly amount_cents: number;
}

/** Writes requests and reserves their amounts, in one statement for any number of them. The payments must be locked. */
export const insertRefunds = async (
  tx: Transaction<Database>,
  due: readonly DuePayment[],
  { class_id, origin, settles = true, reason, requested_by, now }: Request,
): Promise<readonly NewRefund[]> => {
  const { rows } = await sql<NewRefund>`
    with asked as (
      insert into refund (class_id, refund_id, payment_id, open_payment_id, amount_cents, status, origin, settles, reason,
        requested_by, created_at, updated_at)
      select ${class_id}::bigint, r.refund_id, r.payment_id, r.payment_id, r.amount_cents, 'requested', ${origin}::text, ${settles}::boolean,
        ${reason}::text, ${requested_by}::bigint, ${now}::timestamptz, ${now}::timestamptz
      from unnest(${due.map(() => newId())}::bigint[], ${due.map(({ payment_id }) => payment_id)}::bigint[],
        ${due.map(({ amount_cents }) => amount_cents)}::bigint[]) as r(refund_id, payment_id, amount_cents)
      returning refund_id, payment_id, amount_cents
    ), reserved as (
      update payment set reserved_cents = payment.reserved_cents + asked.amount_cents, updated_at = ${now}::timestamptz
      from asked where payment.class_id = ${class_id} and payment.payment_id = asked.payment_id
    )
    select refund_id, payment_id, amount_cents from asked order by refund_id`.execute(tx);
  return rows;
};
