import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, listOf, page } from '../../fields.js';
import { arrangementExamples, arrangementVersion } from './arrangement-record.js';
import { ticketExamples } from './ticket-record.js';

/**
 * The versions of the arrangement of a class, the newest first: each accepted one, and its final state if people
 * were moved in it by hand.
 */
export const fetchArrangements = endpoint('ticket/fetchArrangements', {
  summary: 'The versions of the arrangement of a class',
  input: z.strictObject({ ...page, class_id: id }),
  output: listOf(arrangementVersion),
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: ticketExamples.row.class_id, page: 1, limit: 20 },
    output: { items: [arrangementExamples.version], total: 1 },
  },
});
