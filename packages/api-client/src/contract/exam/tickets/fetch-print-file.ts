import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { packedFile } from '../../export.js';
import { id } from '../../fields.js';
import { printExample } from './print-record.js';
import { ticketExamples } from './ticket-record.js';

/**
 * The printed tickets for the person who requested them, nobody else: a PDF, or for many a ZIP of several. Each
 * download leaves an audit record.
 */
export const fetchPrintFile = endpoint('ticket/fetchPrintFile', {
  summary: 'Printed tickets as PDF or ZIP',
  input: z.strictObject({ class_id: id, print_id: id }),
  output: packedFile,
  access: examDesk,
  answers: 'zip',
  refuses: ['not_found'],
  example: {
    input: { class_id: ticketExamples.row.class_id, print_id: printExample.print_id },
    output: {
      name: 'tickets-C26-0104.zip',
      lines: (async function* () {
        yield new Uint8Array([0x50, 0x4b, 0x05, 0x06]);
      })(),
    },
  },
});
