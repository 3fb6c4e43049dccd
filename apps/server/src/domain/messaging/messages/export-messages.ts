import type { SmsRow } from '@skillcert/api-client/contract';
import { exportRows, type RowCells } from '../../../platform/documents/export-rows.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { listMessages } from './list-messages.js';

/** The columns of a file of the messages to a class's candidates. */
const messageCells: RowCells<SmsRow> = [
  ['enrol_no', (row) => row.enrol_no],
  ['name', (row) => row.name],
  ['phone_masked', (row) => row.phone_masked],
  ['text', (row) => row.text],
  ['status', (row, { words }) => words(`message.status.${row.status}`)],
  ['segments', (row) => row.segments, 'count'],
  ['created_at', (row, { minute }) => minute(row.created_at)],
  ['sent_at', (row, { minute }) => minute(row.sent_at)],
];

export const exportMessages = handle('sms/exportMessages', (call) =>
  exportRows(call, {
    of: 'message_list',
    cells: messageCells,
    idOf: ({ sms_id }) => sms_id,
    list: (tx, filters, searcher) =>
      listMessages(tx, filters, { ...searcher, groupSms: call.services.groupSms }),
  }),
);
