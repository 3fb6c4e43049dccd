import type { ReportRow } from '@skillcert/api-client/contract';
import { exportRows, type RowCells } from '../../../platform/documents/export-rows.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { listRoster } from './list-roster.js';

/** The columns of an exported roster. */
export const rosterCells: RowCells<ReportRow> = [
  ['enrol_no', (row) => row.enrol_no],
  ['name', (row) => row.name],
  ['id_masked', (row) => row.id_masked],
  ['attendance', (row, { words }) => words(`list.attendance.${row.attendance}`)],
  ['admitted_at', (row, { minute }) => minute(row.admitted_at)],
  ['conflicts', ({ conflicts }) => conflicts.length, 'count'],
];

export const exportReportLists = handle('class/exportReportLists', (call) =>
  exportRows(call, {
    of: 'roster_list',
    cells: rosterCells,
    idOf: ({ enrolment_id }) => enrolment_id,
    list: listRoster,
  }),
);
