import { limits } from '@skillcert/core';
import { z } from 'zod';
import { scoreDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { requiredLine } from '../../fields.js';
import { scoreExamples } from '../score-record.js';
import { peopleOfSubject } from './absence-record.js';

/**
 * Explains doubts about scores that contradict the marks of a sitting: the explanation stands beside the score, for
 * everybody who enters. A subject is not frozen before; until the publicity ends, a corrected score may raise a new
 * one. Refused as a whole if one of the scores no longer has a doubt that the caller may know, or has an explanation
 * already (`state_changed`).
 */
export const acknowledgeDoubts = endpoint('score/acknowledgeDoubts', {
  summary: 'Say a word to doubts about scores',
  input: z.strictObject({ ...peopleOfSubject, word: requiredLine(limits.short_reason_length_max) }),
  output: z.object({ acknowledged: z.int() }),
  access: scoreDesk,
  writes: 'doubt',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'state_changed', 'another_person'],
  example: {
    input: {
      class_id: scoreExamples.class_id,
      subject: 'theory',
      enrolment_ids: [scoreExamples.row.enrolment_id],
      word: '门口漏扫，答卷在卷袋中',
    },
    output: { acknowledged: 1 },
  },
});
