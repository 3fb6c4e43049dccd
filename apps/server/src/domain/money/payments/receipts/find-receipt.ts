import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../platform/store/database.js';
import { utcMoment } from '../../../../platform/store/sql/utc-moment.js';

/** The content of a receipt. */
export interface Receipt {
  readonly receipt_no: string;
  readonly name: string;
  readonly enrol_no: string;
  readonly class_code: string;
  readonly class_name: string;
  readonly payer_name: string;
  readonly payee_name: string;
  readonly amount_cents: number;
  readonly refunded_cents: number;
  readonly currency: string;
  readonly paid_on: string | null;
  readonly issued_by: string | null;
  readonly issued_at: string;
}

interface Wanted {
  readonly class_id: number;
  readonly payment_id: number;
  /** The phone that the enrolment must belong to; undefined if the access to the class was checked before. */
  readonly phone_index: Buffer | undefined;
}

/** The receipt of a payment, if it has one that is not void. */
export const findReceipt = async (
  db: Kysely<Database>,
  { class_id, payment_id, phone_index }: Wanted,
): Promise<Receipt | undefined> => {
  const own = phone_index ? sql<boolean>`e.phone_index = ${phone_index}` : sql<boolean>`true`;
  const { rows } = await sql<Receipt>`
    select r.receipt_no, e.name, e.enrol_no, c.code as class_code, c.class_name, r.payer_name, r.payee_name, r.amount_cents,
      p.refunded_cents, r.currency, p.paid_on::text as paid_on, a.name as issued_by, ${utcMoment('r.issued_at')} as issued_at
    from receipt r
    join class c on c.class_id = r.class_id
    join payment p on p.class_id = r.class_id and p.payment_id = r.payment_id
    join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
    left join account a on a.user_id = r.issued_by
    where r.class_id = ${class_id} and r.payment_id = ${payment_id} and p.status <> 'failed' and ${own}`.execute(
    db,
  );
  return rows[0];
};
