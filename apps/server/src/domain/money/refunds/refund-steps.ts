import {
  type PaymentEvent,
  type PaymentStatus,
  paymentLifecycle,
  type RefundEvent,
  type RefundStatus,
  refundLifecycle,
  transition,
  type WalkedStep,
  walk,
} from '@skillcert/core';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Call } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields, refuseTransition } from '../../../platform/http/errors/refuse.js';
import type { Hand } from '../../foundation/access/one-hand/read-hand.js';
import type { FoundRefund } from './read-refund.js';

type Input = Call<'class/drawOk'>['input'];

/**
 * The accounts that must not take the caller's step: that of the first approval, or those that reported the return and
 * sent it again.
 */
const stepsBefore = ({ first_by, returned_by, again_by }: FoundRefund, { event }: Input) => {
  if (event === 'send_again') return [returned_by];
  return event === 'proof' ? [returned_by, again_by] : [first_by];
};

/** The requirements of the table that are met, besides the roles. */
const givenBy = (found: FoundRefund, input: Input, hand: Hand) => [
  ...(hand.holds(found.requested_by) ? [] : ['not_requester']),
  ...(hand.holds(...stepsBefore(found, input)) ? [] : ['another_person']),
  ...(found.is_by_hand ? ['by_hand'] : []),
  ...(input.reason ? ['reason'] : []),
  ...(input.proof_id ? ['proof'] : []),
];

const refuseMissing = (missing: readonly string[], found: FoundRefund, input: Input, hand: Hand) => {
  if (missing.includes('not_requester') || missing.includes('another_person')) {
    return hand.refusal(
      ...(missing.includes('not_requester') ? [found.requested_by] : []),
      ...stepsBefore(found, input),
    );
  }
  if (missing.includes('by_hand')) return new Refusal('refund_by_provider');
  return refuseFields(
    missing.includes('proof') ? { proof_id: 'proof_required' } : { reason: 'reason_required' },
  );
};

/** If no provider sends the money back, the refund is settled by hand. */
const byHand: readonly RefundEvent[] = ['send', 'fail', 'manual'];

/** Refunding all that is left closes the payment. A part leaves it open, and the first part changes its state. */
const paymentEvents = (
  { rest_cents, payment_status }: FoundRefund,
  event: RefundEvent,
): readonly PaymentEvent[] => {
  const isRest = rest_cents === 0;
  // A payment of late money is `refunding` before anybody approves.
  if (event === 'second_approve') return isRest && payment_status !== 'refunding' ? ['refund_rest'] : [];
  if (event === 'come_back') return payment_status === 'refunded' ? ['come_back'] : [];
  if (event !== 'proof' && event !== 'done') return [];
  if (isRest) return ['done'];
  return payment_status === 'confirmed' ? ['refund_part'] : [];
};

const system = { actor: 'system' } as const;

type RefundStep = WalkedStep<RefundStatus, RefundEvent>;
type PaymentStep = WalkedStep<PaymentStatus, PaymentEvent>;

/** The steps of a decision: its own first, then those that follow automatically. */
export interface RefundSteps {
  readonly decided: RefundStep;
  readonly followed: readonly RefundStep[];
  readonly payment: readonly PaymentStep[];
}

/** The steps of a payment at an event of its refund. */
export const paymentSteps = (found: FoundRefund, event: RefundEvent): readonly PaymentStep[] =>
  walk(paymentLifecycle, found.payment_status, paymentEvents(found, event), system);

/** The automatic steps of a refund. */
export const followingSteps = (from: RefundStatus, events: readonly RefundEvent[]): readonly RefundStep[] =>
  walk(refundLifecycle, from, events, system);

/**
 * The steps that a decision causes, by the tables of refund and payment.
 * @throws a Refusal: transition_refused, another_person, refund_open, refund_by_provider, or a missing field
 */
export const refundSteps = (
  found: FoundRefund,
  input: Input,
  { roles }: StaffSession,
  hand: Hand,
  /** Whether a provider sends the money back. */
  isSent: boolean,
): RefundSteps => {
  const { status: from, payment_status } = found;
  const { event } = input;
  if (event === 'come_back' && found.has_other) throw new Refusal('refund_open');
  // Late money cannot be kept: it pays for nothing. The line of what was paid twice waits again.
  if (event === 'reject' && payment_status === 'refunding' && found.origin !== 'paid_twice')
    throw refuseTransition({ thing: 'payment', state: payment_status });
  const given = givenBy(found, input, hand);
  const outcome = transition(refundLifecycle, { state: from, event, actors: roles, given });
  if (!outcome.ok) {
    throw outcome.why === 'missing_requirement'
      ? refuseMissing(outcome.missing, found, input, hand)
      : refuseTransition({ thing: 'refund', state: from }, outcome);
  }
  const following = isSent ? (['send'] as const) : byHand;
  return {
    decided: { from, event, to: outcome.to },
    followed: event === 'second_approve' ? followingSteps(outcome.to, following) : [],
    payment: paymentSteps(found, event),
  };
};
