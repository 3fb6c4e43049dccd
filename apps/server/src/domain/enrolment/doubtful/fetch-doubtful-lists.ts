import { handle } from '../../../platform/http/calls/handle.js';
import { listDoubtful } from './list-doubtful.js';

export const fetchDoubtfulLists = handle(
  'enrolment/fetchDoubtfulLists',
  ({ input, caller, services: { store, keyring, now } }) =>
    listDoubtful(store.db, caller, input, { keyring, now: now() }),
);
