import { describe, expect, it } from 'vitest';
import { standingWords } from './standing-words.js';

describe('the words for the standing of an enrolment', () => {
  it.each([
    ['approved', 'arranged', 'due', 'approved_unpaid'],
    ['approved', 'enrolling', 'open', 'approved'],
    ['approved', 'arranged', 'open', 'approved_seated'],
    ['approved', 'examining', 'open', 'approved_seated'],
    ['approved', 'scoring', 'due', 'exam_over'],
    ['approved', 'finished', 'open', 'exam_over'],
    ['approved', 'archived', 'over', 'exam_over'],
    ['approved', 'cancelled', 'over', 'cancelled'],
    ['waiting', 'enrolling', 'later', 'waiting'],
    ['waiting', 'cancelled', 'over', 'cancelled'],
    ['returned', 'archived', 'over', 'class_over'],
    ['withdrawn', 'archived', 'over', 'withdrawn'],
  ] as const)('%s in a class that is %s, %s to pay: %s', (status, class_status, pay, words) => {
    expect(standingWords({ status, class_status }, pay)).toBe(words);
  });
});
