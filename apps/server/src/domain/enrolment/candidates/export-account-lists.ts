import type { CandidateAccountRow } from '@skillcert/api-client/contract';
import { exportRows, type RowCells } from '../../../platform/documents/export-rows.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { listCandidateAccounts } from './list-candidate-accounts.js';

/** The columns of the exported list of candidate accounts. */
const candidateAccountCells: RowCells<CandidateAccountRow> = [
  ['username', (row) => row.username],
  ['name', (row) => row.name],
  ['phone_masked', (row) => row.phone_masked],
  ['status', (row, { words }) => words(`account.status.${row.status}`)],
  ['reason', (row) => row.refuse_content],
  ['enrolments', (row) => row.enrolments, 'count'],
  ['registered_at', (row, { minute }) => minute(row.created_at)],
];

export const exportAccountLists = handle('candidate/exportAccountLists', (call) =>
  exportRows(call, {
    of: 'candidate_account_list',
    cells: candidateAccountCells,
    idOf: ({ candidate_id }) => candidate_id,
    list: listCandidateAccounts,
  }),
);
