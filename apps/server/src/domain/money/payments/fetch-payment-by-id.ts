import { handle } from '../../../platform/http/calls/handle.js';
import { findPayment } from './find-payment.js';
import { readPaymentTimeline } from './read-payment-timeline.js';

export const fetchPaymentById = handle('payment/fetchPaymentById', async ({ input, caller, services }) => {
  const { db } = services.store;
  const record = await findPayment(db, caller, input, services.now());
  const timeline = await readPaymentTimeline(db, input);
  return { ...record, timeline };
});
