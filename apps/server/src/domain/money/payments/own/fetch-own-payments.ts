import { handle } from '../../../../platform/http/calls/handle.js';
import { listOwnPayments } from './list-own-payments.js';

export const fetchOwnPayments = handle(
  'payment/fetchOwnPayments',
  async ({ caller, services: { store, keyring, providers, now } }) => ({
    items: await listOwnPayments(store.db, caller.phone_index, { keyring, providers, now: now() }),
  }),
);
