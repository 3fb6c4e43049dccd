import { studyLimits } from '@skillcert/core';
import { z } from 'zod';
import { signUpDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { studyUnitExamples } from '../study-unit-record.js';
import { quizExamples, quizRules, typedQuestion } from './quiz-record.js';

const { class_id, study_unit_id, updated_at } = studyUnitExamples.row;

/**
 * Replaces all questions of a quiz in the version that was seen, and its requirements to pass. If a question
 * changed, attempts at the previous ones no longer count, and may be repeated; a candidate who has passed stays so.
 */
export const saveQuestions = endpoint('study/saveQuestions', {
  summary: 'Write the questions of a quiz',
  input: z.strictObject({
    class_id: id,
    study_unit_id: id,
    updated_at: moment,
    ...quizRules,
    questions: z.array(typedQuestion).min(1, 'required').max(studyLimits.questions_max, 'over_limit'),
  }),
  output: z.object({ updated_at: moment }),
  access: signUpDesk,
  writes: 'study',
  refuses: ['not_found', 'transition_refused', 'state_changed'],
  example: {
    input: {
      class_id,
      study_unit_id,
      updated_at,
      ...quizExamples.rules,
      questions: [quizExamples.question],
    },
    output: { updated_at: '2026-11-10T03:00:00.000Z' },
  },
});
