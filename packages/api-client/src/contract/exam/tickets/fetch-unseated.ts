import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, listOf, page, searchText } from '../../fields.js';
import { ticketExamples } from './ticket-record.js';

const { row } = ticketExamples;

/** An approved candidate without a seat, and what a seat still waits for. */
const unseatedRow = z.object({
  enrolment_id: id,
  enrol_no: z.string(),
  name: z.string(),
  unit_name: z.string().nullable(),
  /**
   * Null for a candidate who can be given a seat; else the fee, or the courses that a ticket waits for, or a move that
   * gives a seat and waits for a second person.
   */
  open: z.enum(['fee', 'study', 'move']).nullable(),
});

/**
 * The approved candidates of a class who have no seat, by their number. `seatable` counts those who can be given one
 * (ticket/moveOnDay); they come first.
 */
export const fetchUnseated = endpoint('ticket/fetchUnseated', {
  summary: 'Approved candidates without a seat',
  input: z.strictObject({ class_id: id, ...page, search: searchText.optional() }),
  output: listOf(unseatedRow).extend({ seatable: z.int() }),
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: row.class_id, page: 1, limit: 20 },
    output: {
      items: [
        {
          enrolment_id: 180143985099001,
          enrol_no: row.enrol_no,
          name: row.name,
          unit_name: row.unit_name,
          open: null,
        },
      ],
      total: 1,
      seatable: 1,
    },
  },
});
