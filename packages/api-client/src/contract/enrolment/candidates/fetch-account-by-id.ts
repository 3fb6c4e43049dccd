import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { timelineEntry } from '../../timeline.js';
import { candidateAccountRow, candidateExamples, candidateRow } from './candidate-record.js';

/** One account of a candidate: its state, its history, and the enrolments with its phone. */
export const fetchAccountById = endpoint('candidate/fetchAccountById', {
  summary: 'One account of a candidate with its history',
  input: z.strictObject({ candidate_id: id }),
  output: candidateAccountRow.omit({ enrolments: true }).extend({
    /** The newest first, at most a hundred. */
    enrolments: z.array(candidateRow),
    timeline: z.array(timelineEntry),
  }),
  access: platformStaff,
  refuses: ['not_found'],
  example: {
    input: { candidate_id: 41 },
    output: {
      ...candidateExamples.account,
      created_at: '2026-11-05T06:10:00.000Z',
      enrolments: [candidateExamples.row],
      timeline: [
        { at: '2026-11-05T06:10:00Z', by: '', action: 'register', from: null, to: 'approved', reason: null },
      ],
    },
  },
});
