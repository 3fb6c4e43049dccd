import { type TopUpEvent, type TopUpStatus, topUpLifecycle, transition } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { NoticeRefused } from '../../../platform/outbound/notice-refused.js';
import type { Services } from '../../../platform/services.js';
import type { Database, Row } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import type { Heard, ProviderReport } from '../../money/index.js';

type Found = Pick<
  Row<'sms_order'>,
  'order_id' | 'class_id' | 'unit_id' | 'amount_cents' | 'currency' | 'status'
>;

const prefix = 'SM';

/** Our number for an order of credit, as every provider takes it. */
export const topUpNo = (order_id: number): string => `${prefix}${order_id.toString(36).toUpperCase()}`;

/** Whether a number is of an order of credit, not of a payment. */
export const isTopUpNo = (trade_no: string): boolean => trade_no.startsWith(prefix);

const eventOf = { paid: 'receive', failed: 'fail', closed: 'close' } as const satisfies Record<
  Exclude<ProviderReport['state'], 'waiting'>,
  TopUpEvent
>;

const lockOrder = async (tx: Transaction<Database>, { trade_no }: ProviderReport, { method }: Heard) => {
  const { rows } = await sql<Found>`
    select order_id, class_id, unit_id, amount_cents, currency, status from sms_order
    where trade_no = ${trade_no} and method = ${method} for update`.execute(tx);
  const [found] = rows;
  if (!found) throw new NoticeRefused('unknown_order');
  return found;
};

/** Moves the order; money that came in is entered and added to the balance by the same statement. */
const write = (
  tx: Transaction<Database>,
  { order_id, status: from }: Found,
  to: TopUpStatus,
  { transaction_no }: ProviderReport,
  now: Date,
) =>
  sql`
  with changed as (
    update sms_order set status = ${to}, ask_at = null, transaction_no = coalesce(${transaction_no}::text, transaction_no),
      paid_at = case when ${to}::text = 'paid' then ${now}::timestamptz end
    where order_id = ${order_id} and status = ${from}
    returning order_id, class_id, unit_id, amount_cents, currency, status
  ), entered as (
    insert into ledger (class_id, entry_id, payment_id, unit_id, kind, amount_cents, currency, created_at)
    select class_id, ${newId()}::bigint, order_id, unit_id, 'top_up', amount_cents, currency, ${now}::timestamptz
    from changed where status = 'paid'
  )
  insert into sms_account as a (unit_id, balance_cents)
  select unit_id, amount_cents from changed where status = 'paid'
  on conflict (unit_id) do update set balance_cents = a.balance_cents + excluded.balance_cents`.execute(tx);

/**
 * Applies a provider's report about an order of credit. A repeat changes nothing.
 * @returns the state of the order
 * @throws NoticeRefused if it is not about an order of ours, or not about this amount
 */
export const applyTopUpReport = async (
  tx: Transaction<Database>,
  services: Pick<Services, 'now'>,
  report: ProviderReport,
  heard: Heard,
): Promise<TopUpStatus> => {
  const found = await lockOrder(tx, report, heard);
  const { status, class_id, order_id, unit_id, amount_cents, currency } = found;
  if (report.state === 'waiting') return status;
  if (report.state === 'paid' && (report.amount_cents !== amount_cents || report.currency !== currency)) {
    throw new NoticeRefused('amount');
  }
  const event = eventOf[report.state];
  const actor_role = event === 'close' ? 'clock' : 'system';
  const outcome = transition(topUpLifecycle, { state: status, event, actors: [actor_role] });
  if (!outcome.ok) return status;
  const at = services.now();
  await write(tx, found, outcome.to, report, at);
  await appendAudit(tx, class_id, [
    {
      at,
      actor_role,
      request_id: heard.request_id,
      action: `${event}_top_up`,
      object_type: 'sms_order',
      object_id: order_id,
      from_state: status,
      to_state: outcome.to,
      detail: { unit_id, amount_cents, method: heard.method },
    },
  ]);
  return outcome.to;
};
