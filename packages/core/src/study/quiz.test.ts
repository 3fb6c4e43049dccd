import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choiceCount,
  choiceOrder,
  gradeAnswers,
  isQuizPassed,
  type QuizQuestion,
  questionFault,
} from './quiz.js';

const question = (changes: Partial<QuizQuestion> = {}): QuizQuestion => ({
  kind: 'single',
  choices: ['要约', '承诺', '登记'],
  right: [1],
  points: 2,
  ...changes,
});

describe('a question', () => {
  it.each([
    ['with one right choice', {}, null],
    ['with several right choices', { kind: 'multiple', right: [0, 2] }, null],
    ['with all choices right', { kind: 'multiple', right: [0, 1, 2] }, null],
    ['whether something is so', { kind: 'true_false', choices: [], right: [0] }, null],
    ['without choices', { choices: [] }, 'choices required'],
    ['with one choice', { choices: ['要约'], right: [0] }, 'choices required'],
    ['with a choice twice', { choices: ['要约', '要约'] }, 'choices not_unique'],
    ['whether something is so, with choices', { kind: 'true_false' }, 'choices not_offered'],
    ['with nothing right', { right: [] }, 'right required'],
    ['with nothing right of several', { kind: 'multiple', right: [] }, 'right required'],
    ['with two right where one is asked for', { right: [0, 1] }, 'right not_offered'],
    ['with a right choice that is none', { right: [3] }, 'right not_offered'],
    ['with a right choice before the first', { right: [-1] }, 'right not_offered'],
    ['with half a choice', { right: [0.5] }, 'right not_offered'],
    ['with a choice right twice', { kind: 'multiple', right: [1, 1] }, 'right not_offered'],
  ] as const)('%s is checked', (_, changes, fault) => {
    const found = questionFault(question(changes));
    expect(found && `${found.field} ${found.problem}`).toBe(fault);
  });

  it('has its choices in an order of the attempt, every one of them once, and the same one again', () => {
    const wide = question({ choices: ['1', '2', '3', '4', '5'] });
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 49 }), (seed, n) => {
        const order = choiceOrder(seed, wide, n);
        expect([...order].sort()).toEqual([0, 1, 2, 3, 4]);
        expect(choiceOrder(seed, wide, n)).toEqual(order);
      }),
    );
    const orders = new Set(Array.from({ length: 40 }, (_, seed) => choiceOrder(seed, wide, 0).join()));
    expect(orders.size).toBeGreaterThan(20);
    const whether = question({ kind: 'true_false', choices: [] });
    expect([choiceCount(whether), choiceOrder(7, whether, 0)]).toEqual([2, [0, 1]]);
  });
});

describe('answers', () => {
  const several = question({ kind: 'multiple', right: [0, 2], points: 3 });
  it.each([
    ['the right one', question(), [1], 2],
    ['a wrong one', question(), [0], 0],
    ['none', question(), [], 0],
    ['the right one among others', question(), [0, 1], 0],
    ['all that are right', several, [2, 0], 3],
    ['all that are right, one of them twice', several, [2, 0, 2], 3],
    ['some that are right', several, [0], 0],
    ['all that are right and one more', several, [0, 1, 2], 0],
    ['one that is not there', question(), [7], 0],
  ])('are worth: %s', (_, asked, chosen, points) => {
    expect(gradeAnswers([asked], [chosen])).toEqual([points]);
  });

  it('that were not given are wrong, and those to unknown questions are ignored', () => {
    expect(gradeAnswers([question(), question()], [[1]])).toEqual([2, 0]);
    expect(gradeAnswers([question()], [[1], [1]])).toEqual([2]);
  });

  it.each([
    [6, 10, 60, true],
    [5, 10, 60, false],
    [2, 3, 66, true],
    [2, 3, 67, false],
    [10, 10, 100, true],
    [0, 0, 1, false],
  ])('with %s of %s points pass at %s percent: %s', (points, possible, percent, passed) => {
    expect(isQuizPassed(points, possible, percent)).toBe(passed);
  });
});
