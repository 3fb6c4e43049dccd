import { handle } from '../../../platform/http/calls/handle.js';
import { accountScope } from '../account-scope.js';
import { findAccountRecord } from '../find-account-record.js';
import { listAssignments } from './list-assignments.js';

export const fetchAssignments = handle('user/fetchAssignments', async ({ input, caller, services }) => {
  const { db } = services.store;
  await findAccountRecord(db, services.keyring, input.user_id, accountScope(caller));
  return { items: await listAssignments(db, caller, input.user_id) };
});
