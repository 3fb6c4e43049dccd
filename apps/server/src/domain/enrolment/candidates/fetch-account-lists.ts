import { handle } from '../../../platform/http/calls/handle.js';
import { listCandidateAccounts } from './list-candidate-accounts.js';

export const fetchAccountLists = handle(
  'candidate/fetchAccountLists',
  ({ input, services: { store, keyring, now } }) =>
    listCandidateAccounts(store.db, input, { keyring, now: now() }),
);
