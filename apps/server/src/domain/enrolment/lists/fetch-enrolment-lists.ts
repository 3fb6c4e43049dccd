import { handle } from '../../../platform/http/calls/handle.js';
import { listEnrolments } from './list-enrolments.js';

export const fetchEnrolmentLists = handle(
  'enrolment/fetchEnrolmentLists',
  ({ input, caller, services: { store, keyring, admission, programme, now } }) =>
    listEnrolments(store.db, caller, input, {
      keyring,
      now: now(),
      rules: { keyring, admission, programme },
    }),
);
