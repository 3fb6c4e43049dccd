import type { RefundStatus, SeededRandom } from '@skillcert/core';
import { createSeededRandom, maskAccountNumber, type PaymentStatus, paymentLifecycle } from '@skillcert/core';
import type { AuditEvent } from '../../platform/audit/audit-event.js';
import type { Keyring } from '../../platform/crypto/keyring.js';
import type { NewRow } from '../../platform/store/database.js';
import { newId } from '../../platform/store/new-id.js';
import type { PlannedClass } from '../classes/demo-plan.js';
import { accountId, type DemoIds } from '../demo-ids.js';
import { onlineEvents, onlineOrder, paysOnline, sandboxOrder } from './online-rows.js';
import { demoRefund } from './refund-rows.js';

const banks = ['中国建设银行上海分行', '中国工商银行', '招商银行', '中国农业银行', '交通银行'];
const rejections = ['凭证看不清，请重新上传', '转账金额与应缴费用不符', '未查到该笔款项'];
const hour = 3_600_000;

interface Context {
  readonly ids: DemoIds;
  readonly keyring: Keyring;
  readonly now: Date;
  readonly currency: string;
  readonly proof_ids: readonly number[];
}

/** The columns of an enrolment that concern its money. */
type Enrolled = Pick<
  NewRow<'enrolment'>,
  'class_id' | 'enrolment_id' | 'name' | 'status' | 'fee_cents' | 'updated_at'
>;

/** The rows of the payments and refunds of a class, ready to be written. */
export interface PaymentRows {
  readonly payments: NewRow<'payment'>[];
  readonly orders: NewRow<'provider_order'>[];
  readonly sandboxOrders: NewRow<'sandbox_order'>[];
  readonly refunds: NewRow<'refund'>[];
  readonly refundOrders: NewRow<'refund_order'>[];
  readonly entries: NewRow<'ledger'>[];
  readonly events: AuditEvent[];
}

/** How far a payment, or its refund, came. */
type Fate = 'unpaid' | 'declared' | 'failed' | 'confirmed' | RefundStatus;

/** While a class enrols, its payments are in every state; later nearly everybody has paid. */
const drawFate = ({ status }: PlannedClass, random: SeededRandom): Fate => {
  const drawn = random.between(0, 99);
  if (status === 'cancelled') return drawn < 70 ? 'requested' : 'unpaid';
  if (status !== 'enrolling' && status !== 'paused') {
    return drawn < 94 ? 'confirmed' : random.pick<Fate>(['done', 'rejected', 'confirmed']);
  }
  if (drawn < 30) return 'unpaid';
  if (drawn < 48) return 'declared';
  if (drawn < 54) return 'failed';
  return drawn < 78
    ? 'confirmed'
    : random.pick<Fate>(['requested', 'approved', 'manual', 'done', 'withdrawn']);
};

const statusOf = (fate: Fate): PaymentStatus => {
  if (fate === 'declared' || fate === 'failed') return fate;
  if (fate === 'manual') return 'refunding';
  return fate === 'done' ? 'refunded' : 'confirmed';
};

const reserving: readonly Fate[] = ['requested', 'approved', 'manual'];

/** The moment some hours after `from`, but never in the future. */
const laterThan = (from: Date, hours: number, now: Date) =>
  new Date(Math.min(from.getTime() + hours * hour, now.getTime()));

/** The columns that a fate decides. */
const moneyOf = (fate: Fate, enrolment_id: number, amount_cents: number) => {
  const status = statusOf(fate);
  return {
    status,
    open_enrolment_id: paymentOver.includes(status) ? null : enrolment_id,
    amount_cents,
    reserved_cents: reserving.includes(fate) ? amount_cents : 0,
    refunded_cents: fate === 'done' ? amount_cents : 0,
  };
};
const paymentOver: readonly PaymentStatus[] = ['failed', 'closed', 'refunded'];

const eventsOf = (
  fate: Fate,
  payment_id: number,
  { declared, decided, cashier }: { declared: Date; decided: Date; cashier: number },
  reason: string | null,
): AuditEvent[] => {
  const about = { object_type: 'payment', object_id: payment_id };
  const declaring = {
    actor_role: 'candidate',
    action: 'declare',
    from_state: 'created',
    to_state: 'declared',
  };
  const events: AuditEvent[] = [{ ...about, ...declaring, at: declared }];
  if (fate === 'declared') return events;
  const event = fate === 'failed' ? 'reject' : 'confirm';
  const to = paymentLifecycle.transitions.find((row) => row.from === 'declared' && row.event === event)?.to;
  const deciding = { user_id: cashier, actor_role: 'master', action: event, from_state: 'declared' };
  return [...events, { ...about, ...deciding, to_state: to ?? null, at: decided, reason }];
};

const payerOf = ({ name }: Enrolled, random: SeededRandom, keyring: Keyring) => {
  const account = `6227${String(random.between(100_000_000, 999_999_999))}${String(random.between(100_000, 999_999))}`;
  return {
    payer_name: name,
    payer_bank: random.pick(banks),
    payer_account_enc: keyring.seal('account_number', account),
    payer_account_masked: maskAccountNumber(account),
  };
};

const isRefund = (fate: Fate): fate is RefundStatus =>
  !['unpaid', 'declared', 'failed', 'confirmed'].includes(fate);

/** The rows for the fee of one approved enrolment; undefined if nothing was paid. */
const payOne = (
  planned: PlannedClass,
  row: Enrolled,
  random: SeededRandom,
  context: Context,
): PaymentRows | undefined => {
  const { ids, keyring, now, currency, proof_ids } = context;
  const { class_id, enrolment_id, fee_cents = 0 } = row;
  const fate = drawFate(planned, random);
  if (fate === 'unpaid' || fee_cents === 0) return undefined;
  const payment_id = newId();
  const online = fate !== 'declared' && fate !== 'failed' && paysOnline(row.name);
  const cashier = online ? null : accountId(ids, planned.owner);
  const approved = new Date(row.updated_at ?? now);
  const declared = laterThan(approved, random.between(1, 30), now);
  const decided = laterThan(declared, random.between(1, 20), now);
  const reason = fate === 'failed' ? random.pick(rejections) : null;
  const payment: NewRow<'payment'> = {
    class_id,
    payment_id,
    enrolment_id,
    ...moneyOf(fate, enrolment_id, fee_cents),
    ...(online ? { method: 'sandbox', payer_name: row.name } : payerOf(row, random, keyring)),
    currency,
    paid_on: declared.toISOString().slice(0, 10),
    proof_id: online ? null : random.pick(proof_ids),
    reason,
    decided_by: fate === 'declared' ? null : cashier,
    created_at: declared,
    updated_at: fate === 'declared' ? declared : decided,
  };
  const entry = { class_id, payment_id, currency, created_by: cashier };
  const came: NewRow<'ledger'>[] = ['declared', 'failed'].includes(fate)
    ? []
    : [{ ...entry, entry_id: newId(), kind: 'payment', amount_cents: fee_cents, created_at: decided }];
  const back = isRefund(fate)
    ? demoRefund(
        planned,
        fate,
        { class_id, payment_id, fee_cents, currency, decided, online },
        random,
        context,
      )
    : { refunds: [], refundOrders: [], entries: [], events: [] };
  const orders = online ? [onlineOrder(payment, declared)] : [];
  return {
    payments: [payment],
    orders,
    sandboxOrders: orders.map((order) => sandboxOrder(payment, order, decided)),
    refunds: back.refunds,
    refundOrders: back.refundOrders,
    entries: [...came, ...back.entries],
    events: [
      ...(cashier === null
        ? onlineEvents(payment_id, { declared, decided })
        : eventsOf(fate, payment_id, { declared, decided, cashier }, reason)),
      ...back.events,
    ],
  };
};

/** The rows of what was paid in a class and what was refunded, for its approved enrolments. */
export const paymentRows = (
  planned: PlannedClass,
  enrolments: readonly Enrolled[],
  context: Context,
): PaymentRows => {
  const random = createSeededRandom(enrolments.length + planned.exam_in * 10);
  const made = enrolments
    .filter(({ status }) => status === 'approved')
    .flatMap((row) => payOne(planned, row, random, context) ?? []);
  return {
    payments: made.flatMap(({ payments }) => payments),
    orders: made.flatMap(({ orders }) => orders),
    sandboxOrders: made.flatMap(({ sandboxOrders }) => sandboxOrders),
    refunds: made.flatMap(({ refunds }) => refunds),
    refundOrders: made.flatMap(({ refundOrders }) => refundOrders),
    entries: made.flatMap(({ entries }) => entries),
    events: made.flatMap(({ events }) => events),
  };
};
