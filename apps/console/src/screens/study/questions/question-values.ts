import type { InputOf } from '@skillcert/api-client';
import { type QuestionKind, questionFault, studyLimits } from '@skillcert/core';
import type { FormProblems } from '../../../forms/use-server-form.js';
import type { MessageKey } from '../../../messages/words-state.js';

type Question = InputOf<'study/saveQuestions'>['questions'][number];

/** A question as the form holds it: its choices are lines. */
export interface QuestionValues {
  kind: QuestionKind;
  text: string;
  choices: string;
  /** Which lines are right, from 0. */
  right: number[];
  points: number | null;
}

/** A quiz as the form holds it. */
export interface QuizValues {
  pass_percent: number | null;
  attempts_max: number | null;
  questions: QuestionValues[];
}

/** The non-empty lines. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** An empty question. */
export const newQuestion = (): QuestionValues => ({
  kind: 'single',
  text: '',
  choices: '',
  right: [],
  points: 1,
});

/** The server's question as the form holds it. */
export const valuesOf = ({ choices, right, ...question }: Question): QuestionValues => ({
  ...question,
  choices: choices.join('\n'),
  right: [...right],
});

/** A question as it is sent; a right answer is a line that still exists. */
export const questionOf = ({ kind, text, choices, right, points }: QuestionValues): Question => {
  const lines = kind === 'true_false' ? [] : linesOf(choices);
  const most = kind === 'true_false' ? 2 : lines.length;
  const still = right.filter((place) => place < most);
  return { kind, text, choices: lines, right: still, points: points ?? 0 };
};

const numberProblem = (value: number | null, max: number): MessageKey | undefined => {
  if (value === null) return 'field.required';
  if (value > max) return 'field.too_big';
  return value < 1 ? 'field.too_small' : undefined;
};

const choicesProblem = (question: Question): MessageKey | undefined => {
  if (question.choices.length > studyLimits.choices_max) return 'study.quiz.choices_many';
  if (question.choices.some((choice) => choice.length > studyLimits.choice_length_max))
    return 'field.too_long';
  const fault = questionFault(question);
  if (fault?.field !== 'choices') return undefined;
  return fault.problem === 'not_unique' ? 'study.quiz.choices_twice' : 'study.quiz.choices_two';
};

const problemsOf = (values: QuestionValues): readonly (readonly [string, MessageKey | undefined])[] => {
  const question = questionOf(values);
  const choices = choicesProblem(question);
  return [
    ['text', question.text.trim() === '' ? 'field.required' : undefined],
    ['choices', choices],
    ['right', !choices && questionFault(question) ? 'study.quiz.right_missing' : undefined],
    ['points', numberProblem(values.points, studyLimits.question_points_max)],
  ];
};

/** The problems of a quiz, by the names of its fields. */
export const quizProblems = ({ pass_percent, attempts_max, questions }: QuizValues): FormProblems => {
  const found = [
    ['pass_percent', numberProblem(pass_percent, 100)] as const,
    ['attempts_max', numberProblem(attempts_max, studyLimits.attempts_max)] as const,
    ...questions.flatMap((question, n) =>
      problemsOf(question).map(([field, problem]) => [`questions.${n}.${field}`, problem] as const),
    ),
  ];
  return Object.fromEntries(found.flatMap(([name, problem]) => (problem ? [[name, problem]] : [])));
};
