import type { PaymentStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { type Call, handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { type CheckedPayment, carryOutCheck, checkedColumns } from '../online/carry-out-check.js';
import { decideEach } from './decide-each.js';

type Input = Call<'payment/checkPayments'>['input'];

interface Found extends CheckedPayment {
  readonly payment_id: number;
}

/**
 * The class row is held first, against a cancellation; then what is named with all that its transfers paid, in one
 * order: two desks that chose some of the same wait for each other instead of locking each other out.
 */
const lockPayments = async (
  tx: Transaction<Database>,
  { class_id, payment_ids }: Input,
): Promise<ReadonlyMap<number, Found>> => {
  await sql`select from class where class_id = ${class_id} for share`.execute(tx);
  await sql`
    select from payment p where p.class_id = ${class_id} and p.payment_id in (
      select n.payment_id from payment n where n.class_id = ${class_id} and n.payment_id = any(${payment_ids}::bigint[])
      union
      select m.payment_id from payment n join payment m on m.class_id = n.class_id and m.group_id = n.group_id
      where n.class_id = ${class_id} and n.payment_id = any(${payment_ids}::bigint[]))
    order by p.payment_id for update`.execute(tx);
  // Read once they are held: a statement sees what others had committed when it began.
  const { rows } = await sql<Found>`
    select p.payment_id, ${checkedColumns} from payment p join class c on c.class_id = p.class_id
    where p.class_id = ${class_id} and p.payment_id = any(${payment_ids}::bigint[])`.execute(tx);
  return new Map(rows.map((row) => [row.payment_id, row]));
};

/**
 * Confirms or rejects many, as checkPayment does one; whichever parts of a transfer are named, it is decided about
 * once.
 */
export const checkPayments = handle('payment/checkPayments', ({ input, caller, services, request }) => {
  const { class_id, payment_ids, event, reason } = input;
  return services.store.withTx(async (tx) => {
    const found = await lockPayments(tx, input);
    if (found.size === 0) throw new Refusal('not_found');
    const decided = new Map<number, PaymentStatus>();
    const reasons = ['not_found', 'transition_refused', 'another_person', 'amount_differs'] as const;
    const leaving = { reasons, language: request.language };
    const { done, left_out } = await decideEach([...new Set(payment_ids)], leaving, async (payment_id) => {
      const payment = found.get(payment_id);
      if (!payment) throw new Refusal('not_found');
      const check = { input: { class_id, payment_id, event, reason }, caller, request };
      const status = decided.get(payment_id) ?? (await carryOutCheck(tx, services, payment, check));
      for (const part of payment.payment_ids) decided.set(part, status);
      return { payment_id, status };
    });
    return { done, left_out: left_out.map(({ id, ...why }) => ({ payment_id: id, ...why })) };
  });
});
