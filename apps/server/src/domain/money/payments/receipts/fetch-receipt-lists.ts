import { handle } from '../../../../platform/http/calls/handle.js';
import { listReceipts } from './list-receipts.js';

export const fetchReceiptLists = handle(
  'payment/fetchReceiptLists',
  ({ input, services: { store, keyring, now } }) => listReceipts(store.db, input, { keyring, now: now() }),
);
