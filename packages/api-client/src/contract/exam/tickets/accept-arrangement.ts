import { limits } from '@skillcert/core';
import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { arrangementRules, fromVersion, ticketExamples } from './ticket-record.js';

/**
 * Accepts an arrangement that was tried: new tickets get their numbers, those whose seat or sitting changed are
 * issued again, and the ticket of a candidate without a seat is superseded. The others are unchanged. Refused if
 * anything changed since the trial, if a candidate has no desk (`desks`), or if two subjects overlap (`sittings`).
 */
export const acceptArrangement = endpoint('ticket/acceptArrangement', {
  summary: 'Accept an arrangement that was tried, and issue its tickets',
  input: z.strictObject({
    class_id: id,
    ...arrangementRules,
    from_version: fromVersion,
    basis: z.string().min(1).max(limits.basis_length_max),
  }),
  output: z.object({
    version: z.int(),
    changes: z.object({ issued: z.int(), reissued: z.int(), superseded: z.int(), kept: z.int() }),
  }),
  access: examDesk,
  writes: 'seating',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'state_changed'],
  example: {
    input: {
      class_id: ticketExamples.row.class_id,
      ...ticketExamples.rules,
      accessible: [],
      basis: ticketExamples.basis,
    },
    output: { version: 1, changes: { issued: 76, reissued: 0, superseded: 0, kept: 0 } },
  },
});
