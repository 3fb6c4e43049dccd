import { gradeAnswers } from '@skillcert/core';
import type { NewRow } from '../../platform/store/database.js';
import type { DemoQuestion } from '../papers/demo-courses.js';

interface Attempt extends Pick<NewRow<'study_attempt'>, 'class_id' | 'study_unit_id' | 'enrolment_id'> {
  readonly begun_at: Date;
  readonly sent_at: Date;
  readonly person: number;
  /** Whether they pass. */
  readonly done: boolean;
}

/** The one attempt of somebody at a quiz: who passes is wrong once at most, who does not is right once. */
export const attemptRow = (
  questions: readonly DemoQuestion[],
  { person, done, ...row }: Attempt,
): NewRow<'study_attempt'> => {
  const odd = person % (questions.length + 1);
  const answers = questions.map(({ right }, n) => {
    const isRight = done ? n !== odd : n === 0;
    return isRight ? [...right] : [];
  });
  const marks = [...gradeAnswers(questions, answers)];
  const possible = questions.reduce((sum, { points }) => sum + points, 0);
  return {
    ...row,
    ...{ attempt_no: 1, quiz_no: 1, seed: person, answers: JSON.stringify(answers), marks, possible },
    points: marks.reduce((sum, mark) => sum + mark, 0),
    passed: done,
  };
};
