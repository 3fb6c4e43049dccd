import { exportRows } from '../../../platform/documents/export-rows.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { accountCells } from './account-cells.js';
import { listAccounts } from './list-accounts.js';

export const exportAccountLists = handle('user/exportAccountLists', (call) =>
  exportRows(call, {
    of: 'account_list',
    cells: accountCells,
    idOf: ({ user_id }) => user_id,
    list: (tx, filters, { keyring }) => listAccounts(tx, keyring, call.caller, filters),
  }),
);
