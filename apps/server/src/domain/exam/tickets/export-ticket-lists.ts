import { exportRows } from '../../../platform/documents/export-rows.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { listTickets } from './list-tickets.js';
import { ticketCells } from './ticket-cells.js';

export const exportTicketLists = handle('ticket/exportTicketLists', (call) =>
  exportRows(call, {
    of: 'ticket_list',
    cells: ticketCells(call.services.exam),
    idOf: ({ ticket_id }) => ticket_id,
    list: listTickets,
  }),
);
