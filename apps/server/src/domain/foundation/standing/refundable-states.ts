import { type PaymentStatus, paymentLifecycle } from '@skillcert/core';

/** States of a payment whose money can be sent back. */
export const refundableStates: readonly PaymentStatus[] = paymentLifecycle.transitions
  .filter(({ event }) => event === 'refund_rest')
  .map(({ from }) => from);
