import { z } from 'zod';
import { scoreDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { scoreExamples } from '../score-record.js';
import { peopleOfSubject } from './absence-record.js';

/**
 * Confirms absences from a subject that the marks of its sittings show: the mark becomes both entries, and nobody
 * types it. If another person has entered something else, it is the second entry, and a third person decides.
 * Refused as a whole if one of the people was seen meanwhile, or has two entries already (`state_changed`).
 */
export const confirmAbsences = endpoint('score/confirmAbsences', {
  summary: 'Confirm who was absent from a subject',
  input: z.strictObject(peopleOfSubject),
  output: z.object({
    confirmed: z.int(),
    /** The number of absences that differ from the entry of another person. */
    conflict: z.int(),
  }),
  access: scoreDesk,
  writes: 'score',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'another_person', 'state_changed'],
  example: {
    input: {
      class_id: scoreExamples.class_id,
      subject: 'theory',
      enrolment_ids: [scoreExamples.row.enrolment_id],
    },
    output: { confirmed: 1, conflict: 0 },
  },
});
