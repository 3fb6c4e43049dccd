import { createSeededRandom } from '../exam/seeded-random.js';

/** The kind of a question: one choice, all that are right, or true and false. */
export const questionKinds = ['single', 'multiple', 'true_false'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** A question as its author writes it. */
export interface QuizQuestion {
  readonly kind: QuestionKind;
  /** Empty for true and false: true takes the first place, false the second. */
  readonly choices: readonly string[];
  /** Which choices are right, from 0. */
  readonly right: readonly number[];
  readonly points: number;
}

/** The number of choices of a question. */
export const choiceCount = ({ kind, choices }: Pick<QuizQuestion, 'kind' | 'choices'>): number =>
  kind === 'true_false' ? 2 : choices.length;

const choicesFault = ({ kind, choices }: QuizQuestion): 'required' | 'not_offered' | 'not_unique' | null => {
  if (kind === 'true_false') return choices.length > 0 ? 'not_offered' : null;
  if (choices.length < 2) return 'required';
  return new Set(choices).size < choices.length ? 'not_unique' : null;
};

const rightFault = (question: QuizQuestion): 'required' | 'not_offered' | null => {
  const { kind, right } = question;
  const most = choiceCount(question);
  const isOffered = right.every((choice) => Number.isInteger(choice) && choice >= 0 && choice < most);
  if (!isOffered || new Set(right).size < right.length) return 'not_offered';
  if (right.length === 0) return 'required';
  return kind !== 'multiple' && right.length > 1 ? 'not_offered' : null;
};

/** The fault of a question, by its field; null if there is none. Choices are compared as they are. */
export const questionFault = (question: QuizQuestion) => {
  const choices = choicesFault(question);
  if (choices) return { field: 'choices', problem: choices } as const;
  const right = rightFault(question);
  return right && ({ field: 'right', problem: right } as const);
};

/**
 * The order of the choices of the nth question of an attempt: the written place of each, by its shown place. The
 * same seed gives the same order; true and false are never shuffled.
 */
export const choiceOrder = (
  seed: number,
  question: Pick<QuizQuestion, 'kind' | 'choices'>,
  n: number,
): readonly number[] => {
  const places = Array.from({ length: choiceCount(question) }, (_, place) => place);
  return question.kind === 'true_false' ? places : createSeededRandom(seed + n).shuffle(places);
};

const isSame = (right: readonly number[], chosen: ReadonlySet<number>) =>
  right.length === chosen.size && right.every((choice) => chosen.has(choice));

/**
 * The points of each question: all for exactly the right answer, none for anything else. A missing or
 * invented answer is wrong.
 */
export const gradeAnswers = (
  questions: readonly Pick<QuizQuestion, 'right' | 'points'>[],
  answers: readonly (readonly number[])[],
): readonly number[] =>
  questions.map(({ right, points }, n) => (isSame(right, new Set(answers[n])) ? points : 0));

/** Whether the points reach the share of the possible points that a quiz requires. */
export const isQuizPassed = (points: number, possible: number, pass_percent: number): boolean =>
  possible > 0 && points * 100 >= pass_percent * possible;
