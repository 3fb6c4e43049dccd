import { handle } from '../../../../platform/http/calls/handle.js';
import { listPeople } from './list-people.js';

export const findPeople = handle(
  'candidate/findPeople',
  ({ input, caller, services: { store, keyring, exam, now } }) =>
    listPeople(store.db, input.search, { caller, exam, keyring, now: now() }),
);
