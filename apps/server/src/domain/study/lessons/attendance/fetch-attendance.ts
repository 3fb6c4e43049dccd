import { handle } from '../../../../platform/http/calls/handle.js';
import { listAttendance } from './list-attendance.js';

export const fetchAttendance = handle(
  'course/fetchAttendance',
  ({ input, services: { store, keyring, now } }) => listAttendance(store.db, input, { keyring, now: now() }),
);
