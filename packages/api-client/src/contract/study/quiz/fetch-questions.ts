import { z } from 'zod';
import { signUpDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { studyUnitExamples } from '../study-unit-record.js';
import { quizExamples, quizRules, typedQuestion } from './quiz-record.js';

const { class_id, study_unit_id, updated_at } = studyUnitExamples.row;

/**
 * The questions of a quiz with their right answers, for its authors. Its rules are null until they are set; other
 * kinds have none.
 */
export const fetchQuestions = endpoint('study/fetchQuestions', {
  summary: 'Questions of a quiz, for their author',
  input: z.strictObject({ class_id: id, study_unit_id: id }),
  output: z.object({
    study_unit_id: id,
    pass_percent: quizRules.pass_percent.nullable(),
    attempts_max: quizRules.attempts_max.nullable(),
    questions: z.array(typedQuestion),
    /** The number of answers to these questions. */
    attempts: z.int(),
    updated_at: moment,
  }),
  access: signUpDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id, study_unit_id },
    output: {
      study_unit_id,
      ...quizExamples.rules,
      questions: [quizExamples.question],
      attempts: 12,
      updated_at,
    },
  },
});
