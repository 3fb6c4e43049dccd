import { limits } from '@skillcert/core';
import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { printExample, printRecord } from './print-record.js';
import { ticketExamples } from './ticket-record.js';

const { class_id, ticket_id } = ticketExamples.row;

/**
 * Starts printing many tickets, by their numbers and in the caller's language: the named ones, or all of the class,
 * without superseded or void ones, and refused if no other is left. The answer does not wait for the end. The
 * caller's previous print of the class is deleted. It leaves an audit record.
 */
export const startPrint = endpoint('ticket/startPrint', {
  summary: 'Have many tickets printed',
  input: z.strictObject({
    class_id: id,
    ticket_ids: z.array(id).min(1, 'required').max(limits.tickets_at_once_max, 'over_limit').optional(),
  }),
  output: printRecord,
  access: examDesk,
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'too_many'],
  example: {
    input: { class_id, ticket_ids: [ticket_id] },
    output: { ...printExample, total: 1, printed: 0 },
  },
});
