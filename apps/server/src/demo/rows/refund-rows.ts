import {
  endedRefunds,
  type RefundEvent,
  type RefundStatus,
  refundLifecycle,
  type SeededRandom,
  transition,
} from '@skillcert/core';
import type { AuditEvent } from '../../platform/audit/audit-event.js';
import type { NewRow } from '../../platform/store/database.js';
import { newId } from '../../platform/store/new-id.js';
import type { PlannedClass } from '../classes/demo-plan.js';
import { accountId, type DemoIds, ownerRole } from '../demo-ids.js';

const reasons = ['工作安排冲突，无法参加考试', '改报下一期', '家中有事，无法到场', '重复缴费'];
const rejection = '已参加培训，按规定不予退费';
const hour = 3_600_000;

interface Paid {
  readonly class_id: number;
  readonly payment_id: number;
  readonly fee_cents: number;
  readonly currency: string;
  /** When the payment was confirmed. */
  readonly decided: Date;
  /** Whether it came through the provider of the demo. */
  readonly online: boolean;
}

interface Context {
  readonly ids: DemoIds;
  readonly now: Date;
  readonly proof_ids: readonly number[];
}

type Roads = Readonly<Partial<Record<RefundStatus, readonly RefundEvent[]>>>;

const byTransfer: Roads = {
  requested: [],
  withdrawn: ['withdraw'],
  rejected: ['reject'],
  approved: ['first_approve'],
  manual: ['first_approve', 'second_approve', 'send', 'fail', 'manual'],
  done: ['first_approve', 'second_approve', 'send', 'fail', 'manual', 'proof'],
};

const roads = {
  byTransfer,
  online: { ...byTransfer, done: ['first_approve', 'second_approve', 'send', 'done'] } satisfies Roads,
};

const given = ['not_requester', 'another_person', 'proof', 'reason'];
const followUps: readonly RefundEvent[] = ['send', 'fail', 'manual', 'done'];
/** The fault that the sandbox reports for a refund that it does not pay. */
const fault = 'NOT_REFUNDABLE';

/** The accounts that act on a refund: two of the platform approve it, the owner of the class settles it. */
const people = (planned: PlannedClass, ids: DemoIds) => ({
  first: accountId(ids, 'zkyadmin01'),
  second: accountId(ids, 'zkyadmin02'),
  owner: accountId(ids, planned.owner),
  ownerRole: ownerRole(planned.owner),
});

const actorOf = (
  event: RefundEvent,
  by: ReturnType<typeof people>,
): Pick<AuditEvent, 'user_id' | 'actor_role'> => {
  if (followUps.includes(event)) return { user_id: null, actor_role: 'system' };
  if (event === 'withdraw') return { user_id: null, actor_role: 'candidate' };
  if (event === 'proof') return { user_id: by.owner, actor_role: by.ownerRole };
  return { user_id: event === 'second_approve' ? by.second : by.first, actor_role: 'zky-admin' };
};

interface History {
  readonly state: RefundStatus;
  readonly events: readonly AuditEvent[];
}

/** @throws when the table does not lead to the state */
const historyOf = (
  road: readonly RefundEvent[],
  asked: AuditEvent,
  by: ReturnType<typeof people>,
  at: (step: number) => Date,
  online: boolean,
): History => {
  const events = [asked];
  let state: RefundStatus = refundLifecycle.initial;
  for (const [index, event] of road.entries()) {
    const actor = actorOf(event, by);
    const actors = [
      event === 'withdraw' ? 'candidate' : followUps.includes(event) ? 'system' : 'zky-admin',
    ] as const;
    const outcome = transition(refundLifecycle, { state, event, actors, given });
    if (!outcome.ok) throw new Error(`The demo cannot ${event} a refund that is ${state}: ${outcome.why}.`);
    const { object_type, object_id } = asked;
    events.push({
      object_type,
      object_id,
      ...actor,
      at: at(index + 1),
      action: event,
      from_state: state,
      to_state: outcome.to,
      reason: event === 'reject' ? rejection : event === 'fail' && online ? fault : null,
    });
    state = outcome.to;
  }
  return { state, events };
};

/** The columns that the state of a refund decides. */
const stateColumns = (
  state: RefundStatus,
  { payment_id, online }: Paid,
  by: ReturnType<typeof people>,
  proof_id: number,
) => {
  const isApproved = ['approved', 'manual', 'done'].includes(state);
  const isPaidByHand = state === 'done' && !online;
  return {
    status: state,
    open_payment_id: endedRefunds.includes(state) ? null : payment_id,
    decision_reason: state === 'rejected' ? rejection : null,
    first_by: isApproved ? by.first : null,
    second_by: isApproved && state !== 'approved' ? by.second : null,
    settled_by: isPaidByHand ? by.owner : null,
    proof_id: isPaidByHand ? proof_id : null,
  };
};

type Refunded = NewRow<'refund'> & { readonly refund_id: number; readonly updated_at: Date };

/** The line of the ledger for money that went back. */
const entryOf = (
  { class_id, payment_id, refund_id, amount_cents, updated_at }: Refunded,
  currency: string,
  created_by: number | null,
): NewRow<'ledger'> => ({
  class_id,
  entry_id: newId(),
  payment_id,
  refund_id,
  kind: 'refund',
  amount_cents: -amount_cents,
  currency,
  created_by,
  created_at: updated_at,
});

/** The order to the provider that sends the money back. */
const orderOf = ({ class_id, refund_id }: Refunded, state: RefundStatus): NewRow<'refund_order'> => ({
  class_id,
  refund_id,
  method: 'sandbox',
  refund_no: `SR${refund_id.toString(36).toUpperCase()}`,
  fault: state === 'manual' ? fault : null,
  asked: 1,
});

/** A refund up to its state, by the table of the lifecycle, with its history and its entries in the ledger. */
export const demoRefund = (
  planned: PlannedClass,
  status: RefundStatus,
  paid: Paid,
  random: SeededRandom,
  { ids, now, proof_ids }: Context,
) => {
  const { class_id, payment_id, fee_cents, currency, decided, online } = paid;
  const refund_id = newId();
  const by = people(planned, ids);
  const isCancelled = planned.status === 'cancelled';
  const reason = isCancelled ? '考点设备检修，本期考试取消' : random.pick(reasons);
  const requested_by = isCancelled ? by.owner : null;
  const at = (step: number) => new Date(Math.min(decided.getTime() + (step + 1) * 7 * hour, now.getTime()));
  const asked: AuditEvent = {
    object_type: 'refund',
    object_id: refund_id,
    user_id: requested_by,
    actor_role: isCancelled ? by.ownerRole : 'candidate',
    at: at(0),
    action: 'request',
    to_state: 'requested',
    reason,
  };
  const { state, events } = historyOf(
    roads[online ? 'online' : 'byTransfer'][status] ?? [],
    asked,
    by,
    at,
    online,
  );
  const last = events.at(-1)?.at ?? now;
  const refund: Refunded = {
    class_id,
    refund_id,
    payment_id,
    amount_cents: fee_cents,
    origin: isCancelled ? 'class_cancelled' : 'candidate',
    reason,
    requested_by,
    ...stateColumns(state, paid, by, random.pick(proof_ids)),
    created_at: asked.at,
    updated_at: last,
  };
  return {
    refunds: [refund],
    refundOrders: online && ['manual', 'done'].includes(state) ? [orderOf(refund, state)] : [],
    entries: state === 'done' ? [entryOf(refund, currency, online ? null : by.owner)] : [],
    events,
  };
};
