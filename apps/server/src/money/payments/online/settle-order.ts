import {
  type ClassStatus,
  classLifecycle,
  formatDateTime,
  type PaymentEvent,
  type PaymentStatus,
  paymentLifecycle,
  type ReviewStatus,
  type WalkedStep,
  walk,
} from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../audit/append-audit.js';
import type { AuditEvent } from '../../../audit/audit-event.js';
import type { Services } from '../../../services.js';
import type { Database } from '../../../store/database.js';
import { NoticeRefused } from '../../provider/notice-refused.js';
import type { OnlineMethod, ProviderReport } from '../../provider/payment-provider.js';
import { refundLateMoney } from '../../refunds/refund-late-money.js';
import { decidePayment } from '../change-payment.js';
import { writeReceipts } from '../receipts/write-receipts.js';

interface Found {
  readonly class_id: number;
  readonly payment_id: number;
  readonly status: PaymentStatus;
  readonly amount_cents: number;
  readonly currency: string;
  readonly class_code: string;
  readonly class_status: ClassStatus;
  readonly review: ReviewStatus;
  readonly taken: boolean;
}

/** How a report reached us, and from whom. */
export interface Heard {
  readonly method: OnlineMethod;
  readonly by: 'notice' | 'query';
  readonly request_id?: string;
}

/** Payment and enrolment are locked: a second report, a withdrawal and another payment wait. A class is held against its cancelling. */
const lockOrder = async (
  tx: Transaction<Database>,
  { trade_no }: ProviderReport,
  { method }: Heard,
): Promise<Found> => {
  const { rows } = await sql<Found>`
    select p.class_id, p.payment_id, p.status, p.amount_cents, p.currency, c.code as class_code, c.status as class_status,
      e.status as review, exists (select from payment other
        where other.class_id = p.class_id and other.open_enrolment_id = p.enrolment_id) as taken
    from provider_order o
    join payment p on p.class_id = o.class_id and p.payment_id = o.payment_id
    join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
    join class c on c.class_id = p.class_id
    where o.trade_no = ${trade_no} and o.method = ${method}
    for update of p, e for share of c`.execute(tx);
  const [found] = rows;
  if (!found) throw new NoticeRefused('unknown_order');
  return found;
};

/** The states in which a paid order is no news. */
const settled: readonly PaymentStatus[] = [
  'confirmed',
  'confirmed_late',
  'partly_refunded',
  'refunding',
  'refunded',
];

/** Late money that its enrolment can no longer use goes back without anybody asking. */
const lateEvents = ({ class_status, review, taken }: Found): readonly PaymentEvent[] =>
  taken || review !== 'approved' || classLifecycle.states[class_status].ends
    ? ['late_success', 'auto_refund']
    : ['late_success'];

/** What a report means for a payment in its state; nothing where it is no news. @throws NoticeRefused for what cannot be */
const eventsFor = (found: Found, { state }: ProviderReport, { by }: Heard): readonly PaymentEvent[] => {
  const { status } = found;
  switch (state) {
    case 'waiting':
      return [];
    case 'failed':
      return status === 'pending' ? ['notify_fail'] : [];
    case 'closed':
      return status === 'pending' ? ['timeout_close'] : [];
    case 'paid':
      if (settled.includes(status)) return [];
      if (status === 'closed') return lateEvents(found);
      if (status !== 'pending') throw new NoticeRefused('state');
      return [by === 'notice' ? 'notify_success' : 'query_success'];
  }
};

const refuseAltered = (found: Found, { state, amount_cents, currency }: ProviderReport) => {
  if (state === 'paid' && (amount_cents !== found.amount_cents || currency !== found.currency)) {
    throw new NoticeRefused('amount');
  }
};

type Step = WalkedStep<PaymentStatus, PaymentEvent>;

const actorOf = (events: readonly PaymentEvent[]) =>
  events.includes('timeout_close') ? ('clock' as const) : ('system' as const);

const recordsOf = (
  { payment_id }: Found,
  steps: readonly Step[],
  { method, request_id }: Heard,
  { transaction_no }: ProviderReport,
  at: Date,
): AuditEvent[] =>
  steps.map(({ from, event, to }) => ({
    at,
    actor_role: actorOf([event]),
    request_id,
    action: event,
    object_type: 'payment',
    object_id: payment_id,
    from_state: from,
    to_state: to,
    detail: { method, ...(transaction_no && { transaction_no }) },
  }));

/** Whether money came in for nothing: it is asked back in the same transaction. */
const comesForNothing = ({ class_status }: Found, to: PaymentStatus) =>
  to === 'refunding' || (to === 'confirmed' && classLifecycle.states[class_status].ends);

/**
 * Takes in what a provider says of an order. Said again, it changes nothing.
 * @returns where the payment stands now
 * @throws NoticeRefused where it is not about a payment of ours, or not about this amount
 */
export const settleOrder = async (
  tx: Transaction<Database>,
  services: Pick<Services, 'programme' | 'now'>,
  report: ProviderReport,
  heard: Heard,
): Promise<PaymentStatus> => {
  const { programme } = services;
  const now = services.now();
  const found = await lockOrder(tx, report, heard);
  refuseAltered(found, report);
  const events = eventsFor(found, report, heard);
  const steps = walk(paymentLifecycle, found.status, events, { actor: actorOf(events) });
  const to = steps.at(-1)?.to;
  if (!to) return found.status;
  const { class_id, payment_id, class_code, amount_cents } = found;
  const paid_at = report.paid_at ?? now;
  const payment_ids = [payment_id];
  const serial = await decidePayment(tx, {
    class_id,
    payment_ids,
    from: found.status,
    to,
    received: report.state === 'paid',
    reason: null,
    user_id: null,
    ...(report.state === 'paid' && {
      paid_on: formatDateTime(paid_at, { pattern: '{y}-{m}-{d}', timeZone: programme.time_zone }),
      transaction_no: report.transaction_no,
    }),
    now,
  });
  if (serial !== null) {
    await writeReceipts(tx, { class_id, class_code, payment_ids, serial, user_id: null, now }, services);
  }
  const back = comesForNothing(found, to)
    ? await refundLateMoney(tx, { class_id, payment_id, amount_cents, now })
    : [];
  await appendAudit(tx, class_id, [...recordsOf(found, steps, heard, report, now), ...back]);
  return to;
};
