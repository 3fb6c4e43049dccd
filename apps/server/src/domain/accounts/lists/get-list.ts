import { handle } from '../../../platform/http/calls/handle.js';
import { listAccounts } from './list-accounts.js';

export const getList = handle('user/getList', ({ input, caller, services }) =>
  listAccounts(services.store.db, services.keyring, caller, input),
);
