import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { arrangementRules, fromVersion, ticketExamples } from './ticket-record.js';

const count = z.int();

/** The result that an arrangement would have in one subject. */
const subjectPreview = z.object({
  subject: z.string(),
  sittings: count,
  desks: count,
  /** Candidates who keep the subject from another class: they get no seat. */
  kept: count,
  seated: count,
  /** People without a desk; nothing is accepted while there are any. */
  unseated: count,
  /** Candidates who need an accessible desk and would not get one. */
  inaccessible: count,
  /** Neighbours of one unit that could not be parted. */
  same_unit: z.array(z.object({ unit_name: z.string(), pairs: count })),
  /** Whether it is sat while another subject is; nothing is accepted then either. */
  overlaps: z.boolean(),
});

/**
 * The result that an arrangement would have: nothing is written. Seats are for candidates who are approved, have
 * paid and have done the study that tickets of the class wait for. `basis` identifies everything that it was made
 * from: accepted with it, it is this arrangement or none.
 */
export const previewArrangement = endpoint('ticket/previewArrangement', {
  summary: 'Try an arrangement of seats',
  input: z.strictObject({ class_id: id, ...arrangementRules, from_version: fromVersion }),
  output: z.object({
    basis: z.string(),
    people: count,
    /** Approved, but not paid: they get no seat. */
    unpaid: count,
    /** Approved and paid, but not done with the study that tickets of the class wait for: they get no seat. */
    unstudied: count,
    subjects: z.array(subjectPreview),
    /** Tickets that would be new, issued again, without a seat from then on, and left alone. */
    changes: z.object({ issued: count, reissued: count, superseded: count, kept: count }),
  }),
  access: examDesk,
  refuses: ['not_found', 'class_state'],
  example: {
    input: { class_id: ticketExamples.row.class_id, ...ticketExamples.rules, accessible: [] },
    output: {
      basis: ticketExamples.basis,
      people: 76,
      unpaid: 2,
      unstudied: 0,
      subjects: [
        {
          subject: 'theory',
          sittings: 3,
          desks: 87,
          kept: 0,
          seated: 76,
          unseated: 0,
          inaccessible: 0,
          same_unit: [{ unit_name: '浦江职业能力协会', pairs: 2 }],
          overlaps: false,
        },
      ],
      changes: { issued: 76, reissued: 0, superseded: 0, kept: 0 },
    },
  },
});
