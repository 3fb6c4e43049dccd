import { paymentLifecycle, walk } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byCandidate } from '../../../../platform/audit/by-candidate.js';
import type { Candidate } from '../../../../platform/http/calls/caller.js';
import type { Call, RequestFacts } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Database, Row } from '../../../../platform/store/database.js';
import { newId } from '../../../../platform/store/new-id.js';
import { lockPayable, type Payable } from '../lock-payable.js';
import { newOrder } from './new-order.js';

type Input = Call<'payment/startPayment'>['input'];

interface Opening {
  readonly input: Input;
  readonly caller: Candidate;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly now: Date;
}

/** An order with what its payer reads. */
export interface OpenedOrder
  extends Pick<Row<'provider_order'>, 'payment_id' | 'trade_no' | 'way' | 'pay_url' | 'expires_at'> {
  readonly payable: Payable;
}

const insertOrder = async (tx: Transaction<Database>, { input, now }: Opening, payable: Payable) => {
  const { class_id, enrolment_id, method, way } = input;
  const payment_id = newId();
  const { trade_no, expires_at, ask_at } = newOrder(payment_id, now);
  const { rows } = await sql<Omit<OpenedOrder, 'payable'>>`
    with opened as (
      insert into payment (class_id, payment_id, enrolment_id, open_enrolment_id, method, amount_cents, currency, status,
        payer_name, created_at, updated_at)
      values (${class_id}, ${payment_id}, ${enrolment_id}, ${enrolment_id}, ${method}, ${payable.due_cents},
        ${payable.currency}, 'pending', ${payable.name}, ${now}, ${now})
      on conflict (class_id, open_enrolment_id) do nothing
      returning class_id, payment_id, method
    )
    insert into provider_order (class_id, payment_id, method, trade_no, way, expires_at, ask_at)
    select class_id, payment_id, method, ${trade_no}, ${way}, ${expires_at}::timestamptz, ${ask_at}::timestamptz
    from opened
    returning payment_id, trade_no, way, pay_url, expires_at`.execute(tx);
  return rows[0];
};

/** The order that waits already, where it is the one that is asked for: one that pays for others too is a unit's. */
const findWaiting = async (tx: Transaction<Database>, { input, now }: Opening) => {
  const { rows } = await sql<Omit<OpenedOrder, 'payable'>>`
    select o.payment_id, o.trade_no, o.way, o.pay_url, o.expires_at
    from payment p join provider_order o on o.class_id = p.class_id and o.payment_id = p.payment_id
    where p.class_id = ${input.class_id} and p.open_enrolment_id = ${input.enrolment_id} and p.status = 'pending' and p.group_id is null
      and o.method = ${input.method} and o.way = ${input.way} and o.expires_at > ${now}`.execute(tx);
  const [waiting] = rows;
  if (!waiting) throw new Refusal('already_paid');
  return waiting;
};

/**
 * Opens the payment of exactly what is due of an enrolment's fee, or finds the one that waits already.
 * @throws a Refusal: not_found, not_payable, already_paid
 */
export const openOrder = async (tx: Transaction<Database>, opening: Opening): Promise<OpenedOrder> => {
  const { input, caller, request, now } = opening;
  const payable = await lockPayable(tx, input, caller, now);
  const opened = await insertOrder(tx, opening, payable);
  if (!opened) return { ...(await findWaiting(tx, opening)), payable };
  const [sent] = walk(paymentLifecycle, paymentLifecycle.initial, ['send'], { actor: 'candidate' });
  const { class_id, enrolment_id, method } = input;
  await appendAudit(tx, class_id, [
    {
      ...byCandidate(request),
      at: now,
      action: 'send',
      object_type: 'payment',
      object_id: opened.payment_id,
      from_state: sent?.from,
      to_state: sent?.to,
      detail: { enrolment_id, method, amount_cents: payable.due_cents, trade_no: opened.trade_no },
    },
  ]);
  return { ...opened, payable };
};
