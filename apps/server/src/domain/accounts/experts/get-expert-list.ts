import { handle } from '../../../platform/http/calls/handle.js';
import { listAccounts } from '../lists/list-accounts.js';

export const getExpertList = handle('user/getExpertList', ({ input, caller, services }) =>
  listAccounts(services.store.db, services.keyring, caller, input),
);
