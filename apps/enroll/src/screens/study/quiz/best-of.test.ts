import { describe, expect, it } from 'vitest';
import { bestOf } from './best-of.js';

const before = {
  questions: 3,
  pass_percent: 60,
  attempts_max: 3,
  attempts: 1,
  best: { points: 4, possible: 10 },
};
const result = {
  ...{ attempt_no: 2, points: 2, possible: 10, passed: false, attempts_left: 1 },
  ...{ right: null, done_at: null },
};

describe('the progress in a quiz', () => {
  it('keeps the best attempt, and counts every one', () => {
    expect(bestOf(before, result)).toEqual({ ...before, attempts: 2 });
    expect(bestOf(before, { ...result, points: 8 })).toMatchObject({ best: { points: 8, possible: 10 } });
    expect(bestOf({ ...before, best: null }, result)).toMatchObject({ best: { points: 2, possible: 10 } });
  });
});
