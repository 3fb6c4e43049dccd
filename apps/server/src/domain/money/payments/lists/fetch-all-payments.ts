import { handle } from '../../../../platform/http/calls/handle.js';
import { listAllPayments } from './list-all-payments.js';

export const fetchAllPayments = handle(
  'payment/fetchAllPayments',
  ({ input, services: { store, keyring, now } }) => listAllPayments(store.db, input, { keyring, now: now() }),
);
