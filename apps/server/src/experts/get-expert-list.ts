import { listAccounts } from '../accounts/lists/list-accounts.js';
import { handle } from '../http/calls/handle.js';

export const getExpertList = handle('user/getExpertList', ({ input, caller, services }) =>
  listAccounts(services.store.db, services.keyring, caller, input),
);
