import { z } from 'zod';
import { organisers } from '../../access.js';
import { classStatus } from '../../class/class-record.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { ticketExamples } from './ticket-record.js';

const { row } = ticketExamples;

/**
 * Publishes the current arrangement; class/setClassStatus takes it back. Candidates see their tickets while it is
 * published; those whose ticket differs from the one they know get a message.
 */
export const setArrangementStatus = endpoint('ticket/setArrangementStatus', {
  summary: 'Publish an arrangement',
  input: z.strictObject({
    class_id: id,
    event: z.literal('publish_arrangement'),
    /** Of the arrangement that was seen. */
    version: z.int().min(1),
  }),
  output: z.object({
    status: classStatus,
    /** The number of candidates who get a message. */
    told: z.int(),
  }),
  access: { ...organisers, scope: { from: 'input' } },
  writes: 'seating',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'state_changed'],
  example: {
    input: { class_id: row.class_id, event: 'publish_arrangement', version: 1 },
    output: { status: 'arranged', told: 76 },
  },
});
