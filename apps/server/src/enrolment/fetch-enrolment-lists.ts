import { handle } from '../http/handle.js';
import { listEnrolments } from './list-enrolments.js';

export const fetchEnrolmentLists = handle(
  'enrolment/fetchEnrolmentLists',
  ({ input, caller, services: { store, keyring, now } }) =>
    listEnrolments(store.db, caller, input, { keyring, now: now() }),
);
