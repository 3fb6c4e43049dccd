import { studyLimits } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { newQuestion, type QuestionValues, questionOf, quizProblems, valuesOf } from './question-values.js';

const question = (changes: Partial<QuestionValues> = {}): QuestionValues => ({
  kind: 'single',
  text: '合同自何时成立？',
  choices: '要约发出时\n承诺生效时',
  right: [1],
  points: 4,
  ...changes,
});
const problems = (changes: Partial<QuestionValues>) =>
  quizProblems({ pass_percent: 60, attempts_max: 3, questions: [question(changes)] });

describe('a question in the form', () => {
  it('is sent with its non-empty lines, and the right ones among them', () => {
    expect(questionOf(question({ choices: ' 要约 \n\n承诺\n', right: [1, 4] }))).toEqual({
      kind: 'single',
      text: '合同自何时成立？',
      choices: ['要约', '承诺'],
      right: [1],
      points: 4,
    });
    expect(questionOf(question({ kind: 'true_false', right: [1] }))).toMatchObject({
      choices: [],
      right: [1],
    });
  });

  it('is held as the server has it', () => {
    expect(questionOf(valuesOf(questionOf(question())))).toEqual(questionOf(question()));
  });

  it.each([
    ['nothing', {}, {}],
    ['no text', { text: ' ' }, { 'questions.0.text': 'field.required' }],
    ['one choice', { choices: '要约', right: [0] }, { 'questions.0.choices': 'study.quiz.choices_two' }],
    ['a choice twice', { choices: '要约\n要约' }, { 'questions.0.choices': 'study.quiz.choices_twice' }],
    [
      'too many choices',
      { choices: Array.from({ length: studyLimits.choices_max + 1 }, (_, n) => `${n}`).join('\n') },
      { 'questions.0.choices': 'study.quiz.choices_many' },
    ],
    ['nothing right', { right: [] }, { 'questions.0.right': 'study.quiz.right_missing' }],
    ['a right line that is gone', { right: [2] }, { 'questions.0.right': 'study.quiz.right_missing' }],
    ['no points', { points: null }, { 'questions.0.points': 'field.required' }],
    ['too few points', { points: 0 }, { 'questions.0.points': 'field.too_small' }],
  ] as const)('names what is wrong: %s', (_, changes, expected) => {
    const { right, ...rest } = { right: undefined, ...changes };
    expect(problems({ ...rest, ...(right && { right: [...right] }) })).toEqual(expected);
  });

  it('of a new quiz has everything still to be written, and its rules are looked at too', () => {
    const wrong = quizProblems({ pass_percent: 101, attempts_max: 0, questions: [newQuestion()] });
    expect(wrong).toEqual({
      pass_percent: 'field.too_big',
      attempts_max: 'field.too_small',
      'questions.0.text': 'field.required',
      'questions.0.choices': 'study.quiz.choices_two',
    });
  });
});
