import type { LinkRow } from '@skillcert/api-client/contract';
import { exportRows, type RowCells } from '../../../platform/documents/export-rows.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { visitDay } from '../visits/visit-day.js';
import { listLinks } from './list-links.js';

const linkCells: RowCells<LinkRow> = [
  ['class_name', (row) => row.class_name],
  ['unit', (row) => row.com_name],
  ['enroll_end', (row, { untilMinute }) => untilMinute(row.enroll_end)],
  ['visits', (row) => row.visits, 'count'],
  ['begun', (row) => row.begun, 'count'],
  ['submitted', (row) => row.submitted, 'count'],
  ['approved', (row) => row.approved, 'count'],
  ['paid', (row) => row.paid, 'count'],
  ['certified', (row) => row.certified, 'count'],
];

export const exportLinkLists = handle('promotion/exportLinkLists', (call) =>
  exportRows(call, {
    of: 'link_list',
    cells: linkCells,
    idOf: ({ class_id }) => class_id,
    list: (tx, filters) => {
      const { services } = call;
      return listLinks(tx, call.caller, filters, { now: services.now(), today: visitDay(services) });
    },
  }),
);
