import { handle } from '../../../../platform/http/calls/handle.js';
import { listPayments } from './list-payments.js';

export const fetchPaymentLists = handle(
  'payment/fetchPaymentLists',
  ({ input, services: { store, keyring, now } }) => listPayments(store.db, input, { keyring, now: now() }),
);
