import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { studyUnitExamples } from '../study-unit-record.js';
import { quizAnswers, quizExamples, quizResult } from './quiz-record.js';

const { row, learner } = studyUnitExamples;

/**
 * Sends the answers of an attempt, which the server grades: the places of the choices as they were shown, question
 * by question. A repeat gets the result of the first call. A page that gets `state_changed` begins anew: the
 * questions have changed.
 */
export const sendQuiz = endpoint('study/sendQuiz', {
  summary: 'Send the answers of a quiz',
  input: z.strictObject({
    enrolment_id: id,
    study_unit_id: id,
    attempt_no: z.int().min(1),
    answers: quizAnswers,
  }),
  output: quizResult.extend({ done_at: moment.nullable() }),
  access: { to: 'ticket', purpose: 'enrol' },
  writes: 'study',
  refuses: ['not_found', 'transition_refused', 'state_changed'],
  example: {
    input: {
      enrolment_id: learner.enrolment_id,
      study_unit_id: row.study_unit_id,
      attempt_no: 1,
      answers: [[2]],
    },
    output: { ...quizExamples.result, done_at: '2026-11-20T12:40:00.000Z' },
  },
});
