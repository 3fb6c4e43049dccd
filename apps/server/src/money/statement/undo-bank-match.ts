import { type PaymentStatus, paymentLifecycle, transition } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../audit/append-audit.js';
import { byStaff } from '../../class/by-staff.js';
import { type Call, handle } from '../../http/calls/handle.js';
import { Refusal } from '../../http/errors/refuse.js';
import type { Database } from '../../store/database.js';
import { newId } from '../../store/new-id.js';
import { checkedColumns } from '../payments/online/carry-out-check.js';
import { declareAnew, type Undone } from './declare-anew.js';

interface Matched {
  readonly class_id: number;
  readonly payment_id: number;
  readonly status: PaymentStatus;
  readonly payment_ids: readonly number[];
}

/**
 * The payment that a line is. The line is held against somebody else who undoes it, and its payments, in one order, against a refund or an
 * invoice that is asked for at the same time.
 * @throws a Refusal state_changed where the line is none
 */
const lockMatched = async (tx: Transaction<Database>, line_id: number): Promise<Matched> => {
  const { rows } = await sql<Matched>`
    select p.class_id, p.payment_id, ${checkedColumns}
    from bank_line l join payment p on p.class_id = l.class_id and p.payment_id = l.payment_id
    join class c on c.class_id = p.class_id
    where l.line_id = ${line_id} for update of l`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('state_changed');
  await sql`select from payment where class_id = ${found.class_id} and payment_id = any(${[...found.payment_ids]}::bigint[])
    order by payment_id for update`.execute(tx);
  return found;
};

/** The step of each payment, and the declaration that follows it. */
const eventsOf = (undone: readonly Undone[], from_state: PaymentStatus, line_id: number, reason: string) =>
  undone.flatMap(({ payment_id, again_id }) => [
    {
      action: 'undo_match',
      object_type: 'payment',
      object_id: payment_id,
      from_state,
      to_state: 'failed',
      reason,
      detail: { line_id },
    },
    {
      action: 'declare',
      object_type: 'payment',
      object_id: again_id,
      to_state: 'declared',
      detail: { instead_of: payment_id },
    },
  ]);

/** Takes a payment that was confirmed by the wrong line out of the books, and lets both the line and the declaration wait again. */
export const undoBankMatch = handle('payment/undoBankMatch', (call: Call<'payment/undoBankMatch'>) => {
  const { input, caller, services, request } = call;
  const { line_id, reason } = input;
  return services.store.withTx(async (tx) => {
    const { class_id, payment_id, status, payment_ids } = await lockMatched(tx, line_id);
    const step = { state: status, event: 'undo_match', actors: caller.roles, given: ['reason'] } as const;
    if (!transition(paymentLifecycle, step).ok) throw new Refusal('transition_refused');
    const undone = payment_ids.map((each) => ({ payment_id: each, again_id: newId() }));
    const now = services.now();
    await declareAnew(tx, { class_id, line_id, undone, reason, user_id: caller.user_id, now });
    const by = { ...byStaff(caller, request), at: now };
    const line = { action: 'undo_match', object_type: 'bank_line', object_id: line_id, reason };
    const events = [...eventsOf(undone, status, line_id, reason), { ...line, detail: { payment_id } }];
    await appendAudit(
      tx,
      class_id,
      events.map((event) => ({ ...by, ...event })),
    );
    return { class_id, payment_id: undone[0]?.again_id ?? payment_id };
  });
});
