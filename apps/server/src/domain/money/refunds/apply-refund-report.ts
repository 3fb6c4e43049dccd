import type { RefundEvent, RefundStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { NoticeRefused } from '../../../platform/outbound/notice-refused.js';
import type { Services } from '../../../platform/services.js';
import type { Database, Row } from '../../../platform/store/database.js';
import type { Heard } from '../payments/online/lock-order.js';
import type { RefundReport } from '../provider/payment-provider.js';
import { changeRefund } from './change-refund.js';
import { type FoundRefund, readRefund } from './read-refund.js';
import { refundLateMoney } from './refund-late-money.js';
import { followingSteps, paymentSteps } from './refund-steps.js';
import { stepRecords } from './step-records.js';

type Order = Pick<Row<'refund_order'>, 'class_id' | 'refund_id' | 'fault' | 'retries'>;

/** Locks the order, so that a second report of the same refund waits. */
const lockOrder = async (
  tx: Transaction<Database>,
  { refund_no }: RefundReport,
  { method }: Heard,
): Promise<Order> => {
  const found = await tx
    .selectFrom('refund_order')
    .select(['class_id', 'refund_id', 'fault', 'retries'])
    .where('refund_no', '=', refund_no)
    .where('method', '=', method)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new NoticeRefused('unknown_order');
  return found;
};

/** An account that lacks funds is filled by payments of others: retries go on for a day. */
const retries_max = 4;
const retry_ms = 6 * 3_600_000;

/**
 * The events that a report causes in a refund's state; none if it is no news.
 * @throws NoticeRefused for a report that is impossible in that state
 */
const eventsFor = (
  { status }: FoundRefund,
  { fault, retries }: Order,
  { state, may_retry }: RefundReport,
): readonly RefundEvent[] => {
  if (state === 'in_transit') return [];
  const isDone = state === 'done';
  if (status === 'in_transit') {
    if (isDone) return ['done'];
    return ['fail', may_retry && retries < retries_max ? 'retry' : 'manual'];
  }
  // A failed refund is sent by hand; if it arrives nevertheless, a person has to examine that.
  if (isDone === (fault !== null)) throw new NoticeRefused('state');
  return [];
};

/** Requests a refund of the rest as well, if the class is cancelled. */
const restOf = (tx: Transaction<Database>, class_id: number, found: FoundRefund, now: Date) => {
  const { payment_id, rest_cents, class_status } = found;
  return rest_cents > 0 && class_status === 'cancelled'
    ? refundLateMoney(tx, [{ payment_id, amount_cents: rest_cents }], { class_id, now })
    : [];
};

/**
 * Settles a provider's report about a refund. A repeated report changes nothing. A refund for which the provider lacks
 * funds is retried for a day; one that it still does not send is settled by hand.
 * @returns the present state of the refund
 * @throws NoticeRefused if the report is not about a refund of ours, or not about this amount
 */
export const applyRefundReport = async (
  tx: Transaction<Database>,
  { now: clock }: Pick<Services, 'now'>,
  report: RefundReport,
  heard: Heard,
): Promise<RefundStatus> => {
  const now = clock();
  const order = await lockOrder(tx, report, heard);
  const { class_id } = order;
  const found = await readRefund(tx, order, sql<boolean>`true`, { ends: report.state === 'done' });
  const { refund_id, payment_id, amount_cents, status, payment_status } = found;
  if (report.amount_cents !== null && report.amount_cents !== amount_cents) throw new NoticeRefused('amount');
  const steps = followingSteps(status, eventsFor(found, order, report));
  const to = steps.at(-1)?.to;
  if (!to) return status;
  const payment = to === 'done' ? paymentSteps(found, 'done') : [];
  const payment_to = payment.at(-1)?.to ?? payment_status;
  const { fault } = report;
  // A refund that is retried has not failed yet.
  const again = to === 'in_transit' ? { again_at: new Date(now.getTime() + retry_ms) } : { fault };
  await changeRefund(tx, { class_id, found, to, payment_to, set: {}, user_id: null, now, ...again });
  const system = { at: now, actor_role: 'system', request_id: heard.request_id };
  const ofRefund = { object_type: 'refund', object_id: refund_id };
  const rest = to === 'done' ? await restOf(tx, class_id, found, now) : [];
  await appendAudit(tx, class_id, [
    ...stepRecords(steps.slice(0, 1), { ...system, ...ofRefund, reason: fault, detail: { by: heard.by } }),
    ...stepRecords(steps.slice(1), { ...system, ...ofRefund }),
    ...stepRecords(payment, { ...system, object_type: 'payment', object_id: payment_id }),
    ...rest,
  ]);
  return to;
};
