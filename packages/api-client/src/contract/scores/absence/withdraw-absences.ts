import { z } from 'zod';
import { scoreDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { scoreExamples } from '../score-record.js';
import { peopleOfSubject } from './absence-record.js';

/**
 * Takes confirmed absences back while the subject is not frozen: their scores are empty again, and two people enter
 * them.
 */
export const withdrawAbsences = endpoint('score/withdrawAbsences', {
  summary: 'Take confirmed absences back',
  input: z.strictObject(peopleOfSubject),
  output: z.object({ withdrawn: z.int() }),
  access: scoreDesk,
  writes: 'score',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'state_changed'],
  example: {
    input: {
      class_id: scoreExamples.class_id,
      subject: 'theory',
      enrolment_ids: [scoreExamples.row.enrolment_id],
    },
    output: { withdrawn: 1 },
  },
});
