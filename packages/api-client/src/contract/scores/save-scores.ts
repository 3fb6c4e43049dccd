import { limits } from '@skillcert/core';
import { z } from 'zod';
import { scoreDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { examScore, scoreExamples, scorePlace, scoreStatus } from './score-record.js';

/**
 * Enters scores. An entry is the first or, if another person made that one, the second; null takes the caller's own
 * first entry back. A score that is settled already, or kept from another class, stays as it is: its `outcome`
 * reports it, and the others are saved.
 */
export const saveScores = endpoint('score/saveScores', {
  summary: 'Enter scores',
  input: z.strictObject({
    class_id: id,
    cells: z
      .array(z.strictObject({ ...scorePlace, score: examScore.nullable() }))
      .min(1)
      .max(limits.scores_at_once_max, 'over_limit'),
  }),
  output: z.object({
    cells: z.array(
      z.object({
        ...scorePlace,
        status: scoreStatus,
        outcome: z.enum(['saved', 'unchanged', 'settled']),
      }),
    ),
  }),
  access: scoreDesk,
  writes: 'score',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'another_person'],
  example: {
    input: {
      class_id: scoreExamples.class_id,
      cells: [{ enrolment_id: scoreExamples.row.enrolment_id, subject: 'theory', score: 82 }],
    },
    output: {
      cells: [
        {
          enrolment_id: scoreExamples.row.enrolment_id,
          subject: 'theory',
          status: 'agreed',
          outcome: 'saved',
        },
      ],
    },
  },
});
