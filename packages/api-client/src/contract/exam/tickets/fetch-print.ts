import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { printExample, printRecord } from './print-record.js';
import { ticketExamples } from './ticket-record.js';

/** The progress of the tickets of a class that the caller had printed; null once they are deleted. */
export const fetchPrint = endpoint('ticket/fetchPrint', {
  summary: 'How far the printing of tickets is',
  input: z.strictObject({ class_id: id }),
  output: z.object({ print: printRecord.nullable() }),
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: ticketExamples.row.class_id },
    output: { print: printExample },
  },
});
