import { limits, questionKinds, studyLimits } from '@skillcert/core';
import { z } from 'zod';
import { paragraph, requiredLine } from '../../fields.js';

const { choices_max } = studyLimits;

export const questionKind = z.enum(questionKinds);

/** Places of choices, from 0. */
const places = z.array(
  z
    .int()
    .min(0)
    .max(choices_max - 1),
);

/** The choices for each question, in order; an omitted question, or one after the end, is not answered. */
export const quizAnswers = z.array(places.max(choices_max)).max(studyLimits.questions_max, 'over_limit');

/** A question as its author types it. Without choices for true and false: place 0 means true. */
export const typedQuestion = z.strictObject({
  kind: questionKind,
  text: paragraph(studyLimits.question_length_max).refine((text) => text !== '', 'required'),
  choices: z.array(requiredLine(studyLimits.choice_length_max)).max(choices_max, 'over_limit'),
  right: places.max(choices_max, 'over_limit'),
  points: z.int().min(1, 'too_small').max(studyLimits.question_points_max, 'too_big'),
});

/** The requirements to pass a quiz, and the number of attempts. */
export const quizRules = {
  pass_percent: z.int().min(1, 'too_small').max(limits.percent_max, 'too_big'),
  attempts_max: z.int().min(1, 'too_small').max(studyLimits.attempts_max, 'too_big'),
};

/** The result of an attempt. */
export const quizResult = z.object({
  attempt_no: z.int(),
  points: z.int(),
  possible: z.int(),
  passed: z.boolean(),
  /** The number of repeated attempts allowed. */
  attempts_left: z.int(),
  /**
   * Whether each question was answered rightly, in order; null while the quiz can still be tried. The right answers
   * are never revealed.
   */
  right: z.array(z.boolean()).nullable(),
});

/** Examples that the calls about quizzes share. */
export const quizExamples = {
  rules: { pass_percent: 60, attempts_max: 3 },
  question: {
    kind: 'single',
    text: '合同自何时成立？',
    choices: ['要约发出时', '承诺生效时', '登记完成时'],
    right: [1],
    points: 5,
  },
  result: { attempt_no: 1, points: 5, possible: 5, passed: true, attempts_left: 2, right: [true] },
} satisfies { question: z.infer<typeof typedQuestion>; result: z.infer<typeof quizResult>; rules: object };
