import { z } from 'zod';
import { scoreDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { subjectId } from '../exam/exam-record.js';
import { id } from '../fields.js';
import { scoreExamples } from './score-record.js';

/**
 * Freezes the scores of a subject once every candidate has one: nobody changes them after that. Refused while a
 * doubt about one is unanswered (`doubts_open`).
 */
export const freezeScores = endpoint('score/freezeScores', {
  summary: 'Freeze the scores of a subject',
  input: z.strictObject({ class_id: id, subject: subjectId }),
  output: z.object({ frozen: z.int() }),
  access: scoreDesk,
  writes: 'score',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'doubts_open'],
  example: {
    input: { class_id: scoreExamples.class_id, subject: 'theory' },
    output: { frozen: 76 },
  },
});
