import {
  classLifecycle,
  formatDateTime,
  type PaymentEvent,
  type PaymentStatus,
  paymentLifecycle,
  type WalkedStep,
  walk,
} from '@skillcert/core';
import type { Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import type { AuditEvent } from '../../../../platform/audit/audit-event.js';
import { NoticeRefused } from '../../../../platform/outbound/notice-refused.js';
import type { Services } from '../../../../platform/services.js';
import type { Database } from '../../../../platform/store/database.js';
import type { ProviderReport } from '../../provider/payment-provider.js';
import { refundLateMoney } from '../../refunds/refund-late-money.js';
import { decidePayment } from '../change-payment.js';
import { writeReceipts } from '../receipts/write-receipts.js';
import { type Heard, lockOrder, type OrderedPayment, type OrderedPayments } from './lock-order.js';

/** The states in which a report of payment is no news. */
const known: readonly PaymentStatus[] = [
  'confirmed',
  'confirmed_late',
  'partly_refunded',
  'refunding',
  'refunded',
];

/** The events of late money: it is refunded automatically if its enrolment can no longer use it. */
const lateEvents = ({ class_status, review, taken }: OrderedPayment): readonly PaymentEvent[] =>
  taken || review !== 'approved' || classLifecycle.states[class_status].ends
    ? ['late_success', 'auto_refund']
    : ['late_success'];

/**
 * The events that a report causes in a payment's state; none if it is no news.
 * @throws NoticeRefused for a report that is impossible in that state
 */
const eventsFor = (
  found: OrderedPayment,
  { state }: ProviderReport,
  { by }: Heard,
): readonly PaymentEvent[] => {
  const { status } = found;
  switch (state) {
    case 'waiting':
      return [];
    case 'failed':
      return status === 'pending' ? ['notify_fail'] : [];
    case 'closed':
      return status === 'pending' ? ['timeout_close'] : [];
    case 'paid':
      if (known.includes(status)) return [];
      if (status === 'closed') return lateEvents(found);
      if (status !== 'pending') throw new NoticeRefused('state');
      return [by === 'notice' ? 'notify_success' : 'query_success'];
  }
};

/** The amount paid must be that of the whole order: a part of it belongs to nobody in particular. */
const refuseAltered = (
  { total_cents, currency: ordered }: OrderedPayment,
  { state, amount_cents, currency }: ProviderReport,
) => {
  if (state === 'paid' && (amount_cents !== total_cents || currency !== ordered)) {
    throw new NoticeRefused('amount');
  }
};

type Step = WalkedStep<PaymentStatus, PaymentEvent>;

/** Payments of an order that take the same steps by a report. All of a group do, except for late money. */
interface Move {
  readonly steps: readonly Step[];
  readonly from: PaymentStatus;
  readonly to: PaymentStatus;
  readonly parts: readonly OrderedPayment[];
}

const actorOf = (events: readonly PaymentEvent[]) =>
  events.includes('timeout_close') ? ('clock' as const) : ('system' as const);

/** The moves that a report causes. */
const movesOf = (ordered: OrderedPayments, report: ProviderReport, heard: Heard): readonly Move[] => {
  const moves = new Map<PaymentStatus, Move>();
  for (const part of ordered) {
    const events = eventsFor(part, report, heard);
    const steps = walk(paymentLifecycle, part.status, events, { actor: actorOf(events) });
    const to = steps.at(-1)?.to;
    const before = to && moves.get(to);
    if (to) moves.set(to, { steps, from: part.status, to, parts: [...(before?.parts ?? []), part] });
  }
  return [...moves.values()];
};

const recordsOf = (
  { steps, parts }: Move,
  { method, request_id }: Heard,
  { transaction_no }: ProviderReport,
  at: Date,
): AuditEvent[] =>
  parts.flatMap(({ payment_id }) =>
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
    })),
  );

/** Whether money came in for nothing; if so, its refund is requested in the same transaction. */
const comesForNothing = ({ class_status }: OrderedPayment, to: PaymentStatus) =>
  to === 'refunding' || (to === 'confirmed' && classLifecycle.states[class_status].ends);

/** The columns that a report of payment sets. */
const paidBy = ({ state, paid_at, transaction_no }: ProviderReport, now: Date, timeZone: string) =>
  state === 'paid' && {
    paid_on: formatDateTime(paid_at ?? now, { pattern: '{y}-{m}-{d}', timeZone }),
    transaction_no,
  };

/**
 * Moves payments that take the same steps, with their receipts.
 * @returns the audit records of refunds that are requested at once
 */
const carryOut = async (
  tx: Transaction<Database>,
  services: Pick<Services, 'programme' | 'now'>,
  { class_id, class_code }: OrderedPayment,
  { from, to, parts }: Move,
  report: ProviderReport,
): Promise<AuditEvent[]> => {
  const now = services.now();
  const payment_ids = parts.map(({ payment_id }) => payment_id);
  const received = report.state === 'paid';
  const paid = paidBy(report, now, services.programme.time_zone);
  const decision = { class_id, payment_ids, from, to, received, reason: null, user_id: null, now };
  const serial = await decidePayment(tx, { ...decision, ...paid });
  if (serial !== null) {
    await writeReceipts(tx, { class_id, class_code, payment_ids, serial, user_id: null, now }, services);
  }
  const back = parts
    .filter((part) => comesForNothing(part, to))
    .map((part) =>
      to === 'confirmed' ? { ...part, amount_cents: part.amount_cents + part.held_cents } : part,
    );
  return back.length > 0 ? refundLateMoney(tx, back, { class_id, now }) : [];
};

/**
 * Settles a provider's report about an order, for its single payment or for all that it pays. Repeats have no effect.
 * @returns the present state of the payment that names the order
 * @throws NoticeRefused if the report is not about a payment of ours, or not about this amount
 */
export const applyOrderReport = async (
  tx: Transaction<Database>,
  services: Pick<Services, 'programme' | 'now'>,
  report: ProviderReport,
  heard: Heard,
): Promise<PaymentStatus> => {
  const ordered = await lockOrder(tx, report, heard);
  const [named] = ordered;
  refuseAltered(named, report);
  const moves = movesOf(ordered, report, heard);
  if (moves.length === 0) return named.status;
  const records: AuditEvent[] = [];
  for (const move of moves) {
    const asked = await carryOut(tx, services, named, move, report);
    records.push(...recordsOf(move, heard, report, services.now()), ...asked);
  }
  await appendAudit(tx, named.class_id, records);
  return moves.find(({ parts }) => parts.includes(named))?.to ?? named.status;
};
