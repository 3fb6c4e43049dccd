import { handle } from '../http/handle.js';
import { listAccounts } from './list-accounts.js';

export const getExpertList = handle('user/getExpertList', ({ input, caller, services }) =>
  listAccounts(services.store.db, services.keyring, caller, input),
);
