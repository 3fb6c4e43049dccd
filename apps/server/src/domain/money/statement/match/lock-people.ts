import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { executePrepared } from '../../../../platform/store/prepared.js';
import { heldCents } from '../../../foundation/standing/held-cents.js';
import {
  declaresFee,
  type FoundPayable,
  isOwed,
  payableColumns,
} from '../../../foundation/standing/payable.js';
import type { Booked } from './matching.js';

/** A person whom a line is to pay for. */
export interface LockedPerson {
  readonly class_id: number;
  readonly enrolment_id: number;
  /** The same in every enrolment of one person. */
  readonly id_index: Buffer;
  readonly due_cents: number;
  readonly currency: string;
  /** The transfer of exactly what is due that this person has declared. */
  readonly declared_id: number | null;
}

type Found = LockedPerson & FoundPayable & { readonly is_open: boolean };

/**
 * Locks people of one class or several, in one order, and reads what is due for each, in the order in which they are
 * named.
 * @throws a Refusal: not_found, not_payable, or already_paid where somebody has another open payment than a declared
 * transfer of exactly what is due
 */
export const lockPeople = async (
  tx: Transaction<Database>,
  orders: readonly Booked[],
): Promise<readonly LockedPerson[]> => {
  const named = orders.flatMap(({ class_id, enrolment_ids }) =>
    [...new Set(enrolment_ids)].map((enrolment_id) => ({ class_id, enrolment_id })),
  );
  const who = sql`unnest(${named.map(({ class_id }) => class_id)}::bigint[],
    ${named.map(({ enrolment_id }) => enrolment_id)}::bigint[])`;
  await executePrepared(
    tx,
    sql`select from enrolment e where (e.class_id, e.enrolment_id) in (select * from ${who})
      order by e.class_id, e.enrolment_id for update`,
  );
  const people = await executePrepared(
    tx,
    sql<Found>`
      select e.class_id, e.enrolment_id, e.id_index, ${payableColumns}, coalesce(e.fee_cents - ${heldCents}, 0)::int8 as due_cents,
        p.payment_id is not null as is_open, case when ${declaresFee} then p.payment_id end as declared_id
      from ${who} with ordinality as w(class_id, enrolment_id, nth)
      join enrolment e on e.class_id = w.class_id and e.enrolment_id = w.enrolment_id
      join class c on c.class_id = e.class_id left join gathering g on g.class_id = e.class_id
      left join payment p on p.class_id = e.class_id and p.open_enrolment_id = e.enrolment_id
      order by w.nth`,
  );
  if (people.length !== named.length) throw new Refusal('not_found');
  const isTaken = ({ paid_late, is_open, declared_id }: Found) =>
    paid_late || (is_open && declared_id === null);
  if (people.some(isTaken)) throw new Refusal('already_paid');
  if (!people.every((person) => isOwed(person) && person.due_cents > 0)) throw new Refusal('not_payable');
  return people;
};
