import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';

/**
 * Whether an enrolment holds no money: no payment of it is open, confirmed, late or being checked, and no line of the
 * bank is held for it. The part of a refunded payment that the rule of the class kept is the class's.
 */
export const holdsNoMoney = (
  class_id: RawBuilder<unknown>,
  enrolment_id: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`(not exists (
    select from payment p where p.class_id = ${class_id} and p.enrolment_id = ${enrolment_id}
      and (p.open_enrolment_id is not null or p.status in ('confirmed_late', 'refunding'))
      and not (p.status = 'partly_refunded' and p.reserved_cents = 0 and exists (
        select from refund r where r.class_id = p.class_id and r.payment_id = p.payment_id and r.status = 'done'
          and r.settles)))
  and not exists (select from bank_line b where b.class_id = ${class_id} and b.held_for = ${enrolment_id}))`;

/** Whether an enrolment holds no money. Its row must be locked, by an earlier statement. */
export const isUnpaid = async (
  tx: Transaction<Database>,
  { class_id, enrolment_id }: { class_id: number; enrolment_id: number },
): Promise<boolean> => {
  const { rows } = await sql<{ unpaid: boolean }>`
    select ${holdsNoMoney(sql`${class_id}`, sql`${enrolment_id}`)} as unpaid`.execute(tx);
  return rows[0]?.unpaid === true;
};
