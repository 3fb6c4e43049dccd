import { z } from 'zod';
import { scoreDesk } from '../access.js';
import { classStatus } from '../class/class-record.js';
import { endpoint } from '../endpoint.js';
import { subjectId } from '../exam/exam-record.js';
import { id } from '../fields.js';
import { scoreExamples } from './score-record.js';

/**
 * Publishes the frozen scores of a subject: candidates see them from then on. A person who entered, decided or
 * froze one of them may not publish. With the last subject the class moves on to its publicity.
 */
export const publishScores = endpoint('score/publishScores', {
  summary: 'Publish the frozen scores of a subject',
  input: z.strictObject({ class_id: id, subject: subjectId }),
  output: z.object({ published: z.int(), status: classStatus }),
  access: scoreDesk,
  writes: 'score',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'another_person'],
  example: {
    input: { class_id: scoreExamples.class_id, subject: 'theory' },
    output: { published: 76, status: 'scoring' },
  },
});
