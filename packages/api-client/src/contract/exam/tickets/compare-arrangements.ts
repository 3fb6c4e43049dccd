import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, listOf, page } from '../../fields.js';
import { arrangementExamples, seatDifference } from './arrangement-record.js';
import { arrangementNumber, ticketExamples } from './ticket-record.js';

/**
 * The seats that differ between a version of the arrangement and another, or the current one: subject by subject,
 * by ticket number.
 */
export const compareArrangements = endpoint('ticket/compareArrangements', {
  summary: 'What differs between two versions of the arrangement',
  input: z.strictObject({
    ...page,
    class_id: id,
    version: arrangementNumber,
    /** Defaults to the current seats. */
    with_version: arrangementNumber.optional(),
  }),
  output: listOf(seatDifference),
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: ticketExamples.row.class_id, version: 1, page: 1, limit: 20 },
    output: { items: [arrangementExamples.difference], total: 1 },
  },
});
