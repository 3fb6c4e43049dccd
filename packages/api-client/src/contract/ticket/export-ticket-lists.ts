import { z } from 'zod';
import { examDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { asFile, exampleFile, listFile } from '../export.js';
import { ticketListFilters } from './fetch-ticket-lists.js';
import { ticketExamples } from './ticket-record.js';

/**
 * The tickets that the list of a class shows under the same filters, with the seat in every subject, as CSV or XLSX in the caller's language: at most 10,000, nothing in
 * it a formula. Every export leaves an audit record with its purpose.
 */
export const exportTicketLists = endpoint('ticket/exportTicketLists', {
  summary: 'The tickets of a class as a file',
  input: z.strictObject({ ...ticketListFilters, ...asFile }),
  output: listFile,
  access: examDesk,
  answers: 'table',
  refuses: ['not_found', 'export_too_big', 'too_many'],
  example: {
    input: { class_id: ticketExamples.row.class_id, status: 'issued', purpose: '考场布置' },
    output: exampleFile('tickets', '准考证号,姓名,座位', 'C26-0104-T0058,李晓明,301室 3 排 2 座'),
  },
});
