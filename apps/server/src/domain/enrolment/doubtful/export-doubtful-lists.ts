import type { DoubtfulRow } from '@skillcert/api-client/contract';
import { exportRows, type RowCells } from '../../../platform/documents/export-rows.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { listDoubtful } from './list-doubtful.js';

/** The columns of the exported list of doubtful candidates. */
const doubtfulCells: RowCells<DoubtfulRow> = [
  ['enrol_no', (row) => row.enrol_no],
  ['name', (row) => row.name],
  ['id_masked', (row) => row.id_masked],
  ['phone_masked', (row) => row.phone_masked],
  ['status', (row, { words }) => words(`review.status.${row.status}`)],
  ['same', ({ same }, { words }) => same.map((by) => words(`list.same.${by}`)).join('\n')],
  ['doubt_kind', ({ doubt_kind }, { words }) => doubt_kind && words(`list.doubt_kind.${doubt_kind}`)],
  ['reason', (row) => row.reason],
  ['reviewer', (row) => row.reviewer_name],
  ['enrolled_at', (row, { minute }) => minute(row.created_at)],
];

export const exportDoubtfulLists = handle('enrolment/exportDoubtfulLists', (call) =>
  exportRows(call, {
    of: 'doubtful_list',
    cells: doubtfulCells,
    idOf: ({ enrolment_id }) => enrolment_id,
    list: (tx, filters, searcher) => listDoubtful(tx, call.caller, filters, searcher),
  }),
);
