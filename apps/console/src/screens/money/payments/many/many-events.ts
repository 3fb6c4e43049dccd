import type { PaymentRow } from '@skillcert/api-client';
import { eventsFrom, paymentLifecycle, type Role, refundLifecycle } from '@skillcert/core';

/** The decisions about many at once. */
export const manyEvents = ['confirm', 'reject', 'first_approve', 'second_approve'] as const;

/** One decision about many. */
export type ManyEvent = (typeof manyEvents)[number];

/** Whether a decision is about the refund of a payment, not about the payment itself. */
export const isOfRefund = (event: ManyEvent): event is 'first_approve' | 'second_approve' =>
  event === 'first_approve' || event === 'second_approve';

/** The rows in a state that allows the decision; the server checks whether an earlier step was the caller's own. */
export const rowsFor = <Row extends PaymentRow>(
  rows: readonly Row[],
  event: ManyEvent,
  roles: readonly Role[],
): readonly Row[] =>
  rows.filter(({ status, refund_status }) => {
    if (!isOfRefund(event)) {
      return eventsFrom(paymentLifecycle, status, roles).some((row) => row.event === event);
    }
    return (
      refund_status !== null &&
      eventsFrom(refundLifecycle, refund_status, roles).some((row) => row.event === event)
    );
  });
