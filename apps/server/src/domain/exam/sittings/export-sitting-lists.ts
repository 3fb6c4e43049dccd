import type { SittingRow } from '@skillcert/api-client/contract';
import type { ExamRules } from '@skillcert/core';
import { exportRows, type RowCells } from '../../../platform/documents/export-rows.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { titleIn } from '../../../platform/http/title-in.js';
import { listSittings } from './list-sittings.js';

/** The columns of an exported list of sittings. */
export const sittingCells = ({ subjects }: ExamRules): RowCells<SittingRow> => [
  [
    'subject',
    ({ subject }, { language }) => {
      const title = subjects.find(({ id }) => id === subject)?.title;
      return title ? titleIn(language, title) : subject;
    },
  ],
  ['starts_at', (row, { minute }) => minute(row.starts_at)],
  ['ends_at', (row, { untilMinute }) => untilMinute(row.ends_at)],
  ['room', (row) => row.room_name],
  ['address', (row) => row.address],
  ['floor', (row) => row.floor],
  ['seat_count', (row) => row.seats, 'count'],
  ['invigilators', ({ invigilators }) => invigilators.map(({ name }) => name).join('\n')],
];

export const exportSittingLists = handle('exam/exportSittingLists', (call) =>
  exportRows(call, {
    of: 'sitting_list',
    cells: sittingCells(call.services.exam),
    idOf: ({ sitting_id }) => sitting_id,
    list: listSittings,
  }),
);
