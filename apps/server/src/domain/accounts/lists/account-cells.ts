import type { AccountRow } from '@skillcert/api-client/contract';
import type { RowCells } from '../../../platform/documents/export-rows.js';

/** The columns of the exported list of the accounts of a role. */
export const accountCells: RowCells<AccountRow> = [
  ['username', (row) => row.username],
  ['name', (row) => row.name],
  ['roles', ({ roles }, { words }) => roles.map((role) => words(`role.${role}`)).join('\n')],
  ['unit', ({ unit }) => unit?.com_name ?? null],
  ['phone_masked', (row) => row.phone_masked],
  ['email', (row) => row.email],
  ['status', (row, { words }) => words(`account.status.${row.status}`)],
  ['rate', ({ rate_status }, { words }) => (rate_status ? words(`account.rate.${rate_status}`) : null)],
  ['assigned', (row) => row.assigned, 'count'],
  ['editor_deadline', (row, { untilMinute }) => untilMinute(row.editor_deadline)],
  ['recommend_deadline', (row, { untilMinute }) => untilMinute(row.recommend_deadline)],
  ['expert_deadline', (row, { untilMinute }) => untilMinute(row.expert_deadline)],
  ['created_at', (row, { minute }) => minute(row.created_at)],
];
