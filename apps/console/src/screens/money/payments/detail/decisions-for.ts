import type { PaymentDetail, RefundRecord } from '@skillcert/api-client';
import {
  eventsFrom,
  type PaymentEvent,
  paymentDecisions,
  paymentLifecycle,
  type Role,
  refundDecisions,
  refundLifecycle,
} from '@skillcert/core';

type RefundDecision = (typeof refundDecisions)[number];

const may = (roles: readonly Role[], status: PaymentDetail['status'], event: PaymentEvent): boolean =>
  eventsFrom(paymentLifecycle, status, roles).some((row) => row.event === event);

/** The decisions of the table; the person who declared or started it for others may only reject it. */
export const decisionsFor = (
  roles: readonly Role[],
  { status, group }: Pick<PaymentDetail, 'status' | 'group'>,
) =>
  paymentDecisions.filter(
    (event) => !(event !== 'reject' && group?.declared_by_me) && may(roles, status, event),
  );

/** Whether a need of a step cannot be met by this account. */
const lacks = (need: string, event: RefundDecision, refund: RefundRecord): boolean => {
  if (need === 'not_requester') return refund.asked_by_me;
  if (need === 'by_hand') return !refund.by_hand;
  if (need !== 'another_person') return false;
  if (event === 'proof') return refund.returned_by_me || refund.again_by_me;
  return event === 'send_again' ? refund.returned_by_me : refund.approved_by_me;
};

/**
 * Whether money may stay that is on its way back as a whole. Late money pays for nothing; for a fee that was paid twice
 * the line is taken back, by staff who match lines.
 */
const mayStay = (
  roles: readonly Role[],
  { status }: Pick<PaymentDetail, 'status'>,
  { origin }: RefundRecord,
): boolean => status !== 'refunding' || (origin === 'paid_twice' && may(roles, status, 'undo_match'));

/** The steps of a refund that the table offers and four eyes leave to this account. */
export const refundDecisionsFor = (
  roles: readonly Role[],
  payment: Pick<PaymentDetail, 'status'>,
  refund: RefundRecord,
): readonly RefundDecision[] =>
  refundDecisions.filter((event) => {
    if (event === 'reject' && !mayStay(roles, payment, refund)) return false;
    const row = eventsFrom(refundLifecycle, refund.status, roles).find((each) => each.event === event);
    return row && !row.needs.some((need) => lacks(need, event, refund));
  });
