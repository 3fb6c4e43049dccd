import { handle } from '../../../platform/http/calls/handle.js';
import { listCandidates } from './list-candidates.js';

export const fetchCandidateLists = handle(
  'candidate/fetchCandidateLists',
  ({ input, services: { store, keyring, now } }) => listCandidates(store.db, input, { keyring, now: now() }),
);
