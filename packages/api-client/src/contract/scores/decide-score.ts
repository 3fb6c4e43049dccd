import { z } from 'zod';
import { scoreDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { givenReason, id } from '../fields.js';
import { examScore, scoreExamples, scorePlace, scoreStatus } from './score-record.js';

/** Decides about two entries that differ. Neither author of the entries may. */
export const decideScore = endpoint('score/decideScore', {
  summary: 'Decide about two entries that differ',
  input: z.strictObject({ class_id: id, ...scorePlace, score: examScore, reason: givenReason }),
  output: z.object({ status: scoreStatus }),
  access: scoreDesk,
  writes: 'score',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'another_person'],
  example: {
    input: { ...scoreExamples.place, score: 77, reason: '查阅评分表' },
    output: { status: 'agreed' },
  },
});
