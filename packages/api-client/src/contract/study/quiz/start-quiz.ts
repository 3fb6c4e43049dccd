import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { studyUnitExamples } from '../study-unit-record.js';
import { questionKind, quizExamples } from './quiz-record.js';

const { row, learner } = studyUnitExamples;
const { kind, text, choices, points } = quizExamples.question;

/**
 * Begins an attempt at a quiz that was opened, or continues the open one. The choices have an order of their own in
 * each attempt; the right answers are not sent.
 */
export const startQuiz = endpoint('study/startQuiz', {
  summary: 'Begin an attempt at a quiz',
  input: z.strictObject({ enrolment_id: id, study_unit_id: id }),
  output: z.object({
    attempt_no: z.int(),
    /** The number of attempts left after this one. */
    attempts_left: z.int(),
    questions: z.array(
      z.object({
        kind: questionKind,
        text: z.string(),
        /** None for a true-or-false question: place 0 is true, 1 is false. */
        choices: z.array(z.string()),
        points: z.int(),
      }),
    ),
  }),
  access: { to: 'ticket', purpose: 'enrol' },
  writes: 'study',
  refuses: ['not_found', 'transition_refused', 'state_changed', 'attempts_used'],
  example: {
    input: { enrolment_id: learner.enrolment_id, study_unit_id: row.study_unit_id },
    output: { attempt_no: 1, attempts_left: 2, questions: [{ kind, text, choices, points }] },
  },
});
