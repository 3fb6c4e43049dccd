import { z } from 'zod';
import { examDesk } from '../access.js';
import { classStatus } from '../class/class-record.js';
import { endpoint } from '../endpoint.js';
import { id, line, listOf, moment, page } from '../fields.js';
import { arrangementRules, ticketExamples, ticketRow, ticketStatus } from './ticket-record.js';

const { accessible: _, ...rules } = arrangementRules;

/** The arrangement that stands. */
const arrangement = z.object({
  version: z.int(),
  ...rules,
  accessible: z.array(z.object({ enrolment_id: id, name: z.string() })),
  accepted_by: z.string(),
  accepted_at: moment,
});

/** The filters and the order of the tickets of a class. */
export const ticketListFilters = {
  class_id: id,
  search: line(80).optional(),
  status: ticketStatus.optional(),
  room_id: id.optional(),
  sort: z.enum(['ticket_no', 'updated_at']).default('ticket_no'),
  order: z.enum(['asc', 'desc']).default('asc'),
};

/** The tickets of a class. `search` finds a name, a ticket or enrolment number, an exact phone or an exact identity number. */
export const fetchTicketLists = endpoint('ticket/fetchTicketLists', {
  summary: 'Tickets of a class, and how its seats were arranged',
  input: z.strictObject({ ...page, ...ticketListFilters }),
  output: listOf(ticketRow).extend({
    counts: z.object({ issued: z.int(), superseded: z.int(), void: z.int() }),
    status: classStatus,
    arrangement: arrangement.nullable(),
  }),
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: ticketExamples.row.class_id, page: 1, limit: 20, status: 'issued' },
    output: {
      items: [ticketExamples.row],
      total: 1,
      counts: { issued: 76, superseded: 0, void: 1 },
      status: 'closed',
      arrangement: {
        ...ticketExamples.rules,
        version: 1,
        accessible: [{ enrolment_id: 180143985099001, name: '李晓明' }],
        accepted_by: '林秋月',
        accepted_at: ticketExamples.row.updated_at,
      },
    },
  },
});
