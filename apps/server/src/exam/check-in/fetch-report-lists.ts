import { handle } from '../../http/calls/handle.js';
import { listRoster } from './list-roster.js';

export const fetchReportLists = handle(
  'class/fetchReportLists',
  ({ input, services: { store, keyring, now } }) => listRoster(store.db, input, { keyring, now: now() }),
);
