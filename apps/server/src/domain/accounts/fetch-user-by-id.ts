import { readTimeline } from '../../platform/audit/read-timeline.js';
import { handle } from '../../platform/http/calls/handle.js';
import { accountScope } from './account-scope.js';
import { findAccountRecord } from './find-account-record.js';

export const fetchUserById = handle('user/fetchUserById', async ({ input, caller, services }) => {
  const { db } = services.store;
  const record = await findAccountRecord(db, services.keyring, input.user_id, accountScope(caller));
  return { ...record, timeline: await readTimeline(db, 0, 'account', input.user_id) };
});
