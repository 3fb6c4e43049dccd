import { z } from 'zod';
import { examDesk } from '../../access.js';
import { classStatus } from '../../class/class-record.js';
import { endpoint } from '../../endpoint.js';
import { id, listOf, page, searchText } from '../../fields.js';
import { acceptedArrangement, arrangementExamples } from './arrangement-record.js';
import { ticketExamples, ticketRow, ticketStatus } from './ticket-record.js';

/** The filters and the order of the tickets of a class. */
export const ticketListFilters = {
  class_id: id,
  search: searchText.optional(),
  status: ticketStatus.optional(),
  room_id: id.optional(),
  sort: z.enum(['ticket_no', 'updated_at']).default('ticket_no'),
  order: z.enum(['asc', 'desc']).default('asc'),
};

/**
 * The tickets of a class. `search` finds a name, a ticket or enrolment number, an exact phone or an exact identity
 * number.
 */
export const fetchTicketLists = endpoint('ticket/fetchTicketLists', {
  summary: 'Tickets of a class, and how its seats were arranged',
  input: z.strictObject({ ...page, ...ticketListFilters }),
  output: listOf(ticketRow).extend({
    counts: z.object({ issued: z.int(), superseded: z.int(), void: z.int() }),
    /** Approved candidates without a ticket that is issued. */
    unseated: z.int(),
    status: classStatus,
    /** The current arrangement. */
    arrangement: acceptedArrangement.nullable(),
  }),
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: ticketExamples.row.class_id, page: 1, limit: 20, status: 'issued' },
    output: {
      items: [ticketExamples.row],
      total: 1,
      counts: { issued: 76, superseded: 0, void: 1 },
      unseated: 0,
      status: 'closed',
      arrangement: arrangementExamples.accepted,
    },
  },
});
