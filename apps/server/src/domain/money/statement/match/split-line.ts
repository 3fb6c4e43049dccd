import { sql, type Transaction } from 'kysely';
import { refuseFields } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { lockDue } from './lock-due.js';
import type { LockedLine } from './lock-line.js';
import type { MatchedOrder, OtherFee } from './matching.js';
import { partLine } from './part-line.js';
import { refuseOtherAmount } from './refuse-other-amount.js';

/** Whether the other fee is that of a candidate of the order: one person by the identity number. */
const isSamePerson = async (tx: Transaction<Database>, order: MatchedOrder, other: OtherFee) => {
  const own =
    'payment_id' in order
      ? sql`select p.enrolment_id from payment p where p.class_id = ${order.class_id} and p.payment_id = ${order.payment_id}`
      : sql`select unnest(${[...order.enrolment_ids]}::bigint[])`;
  const { rows } = await sql`
    select from enrolment o join enrolment e on e.id_index = o.id_index and (e.class_id, e.enrolment_id) <> (o.class_id, o.enrolment_id)
    where o.class_id = ${other.class_id} and o.enrolment_id = ${other.enrolment_id}
      and e.class_id = ${order.class_id} and e.enrolment_id in (${own})`.execute(tx);
  return rows.length > 0;
};

/**
 * Parts what a line brought above the fees of an order from it: a line of its own, for another fee of the same
 * candidate.
 * @returns that line, and how much it is
 * @throws a Refusal: amount_differs where nothing is too much, or more than is due there; or the field `surplus_to`
 * where that is not a fee of theirs
 */
export const splitLine = async (
  tx: Transaction<Database>,
  line: LockedLine,
  order: MatchedOrder,
  { surplus_to, language }: { readonly surplus_to: OtherFee; readonly language: string },
): Promise<{ readonly line_id: number; readonly amount_cents: number }> => {
  if (!(await isSamePerson(tx, order, surplus_to))) throw refuseFields({ surplus_to: 'not_offered' });
  const { due_cents, currency } = await lockDue(tx, order);
  const amount_cents = line.amount_cents - due_cents;
  if (amount_cents <= 0 || due_cents <= 0 || currency !== line.currency)
    refuseOtherAmount(line, { total_cents: due_cents, currency }, language);
  if (amount_cents <= 0) throw refuseFields({ surplus_to: 'not_offered' });
  const other = { class_id: surplus_to.class_id, enrolment_ids: [surplus_to.enrolment_id] };
  const { due_cents: other_cents } = await lockDue(tx, other);
  if (amount_cents > other_cents)
    refuseOtherAmount(line, { total_cents: due_cents + other_cents, currency }, language);
  return { line_id: await partLine(tx, line, amount_cents), amount_cents };
};
