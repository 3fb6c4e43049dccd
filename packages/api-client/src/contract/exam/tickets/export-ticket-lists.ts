import { examDesk } from '../../access.js';
import { listExport } from '../../export.js';
import { ticketListFilters } from './fetch-ticket-lists.js';
import { ticketExamples } from './ticket-record.js';

/** The tickets that the list of a class shows, with the seat in every subject. */
export const exportTicketLists = listExport('ticket/exportTicketLists', {
  summary: 'The tickets of a class as a file',
  filters: ticketListFilters,
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: ticketExamples.row.class_id, status: 'issued', purpose: '考场布置' },
    file: ['tickets', '准考证号,姓名,座位', 'C26-0104-T0058,李晓明,301室 3 排 2 座'],
  },
});
